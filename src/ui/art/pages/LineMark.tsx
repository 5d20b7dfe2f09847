/** An icon in lines, 1em high, on a grid of 24 units. Decorative: the text beside it says the same. */
export function LineMark({ d }: { d: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
