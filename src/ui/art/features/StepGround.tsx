/** The floor of a step's scene, 320 units wide. */
export const StepGround = ({ d = 'M12 156h296' }: { d?: string }) => (
  <path d={d} stroke="var(--border-strong)" strokeWidth="3" strokeLinecap="round" />
);

/** How a sleeve is drawn; its colour is that of the shaded coat. */
export const sleeve = { fill: 'none', strokeWidth: 9, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
