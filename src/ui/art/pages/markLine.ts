/** Attributes of the outlines in the marks of the contact page. */
export const markLine = {
  fill: 'none',
  stroke: 'var(--cloud-limb)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
