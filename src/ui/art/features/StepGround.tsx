/** The floor of a step's scene, 320 units wide. */
export const StepGround = ({ d = 'M12 156h296' }: { d?: string }) => (
  <path d={d} stroke="var(--border-strong)" strokeWidth="3" strokeLinecap="round" />
);

/** Attributes of a line; its colour and width are added. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Attributes of a sleeve; its colour, that of the shaded coat, is added. */
export const sleeve = { ...line, strokeWidth: 9 } as const;
