/** The y of the rope at x, in its box of 1600 × 120. */
const height = (x: number) => 54 + 20 * Math.sin(x / 190) + 8 * Math.sin(x / 71 + 1);

const laid = Array.from({ length: 134 }, (_, index) => {
  const x = index * 12;
  return `M${x} ${(height(x) + 10).toFixed(0)}l9-20`;
}).join('');

const course = `M-10 ${height(-10).toFixed(0)}${Array.from({ length: 81 }, (_, index) => `L${index * 20} ${height(index * 20).toFixed(0)}`).join('')}`;

/** A full-width mooring rope with one knot. */
export function Rope() {
  return (
    <svg viewBox="0 0 1600 120" width="1600" height="120" aria-hidden="true" focusable="false">
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={course} stroke="var(--clay)" strokeWidth="22" />
        <path d={course} stroke="var(--sun)" strokeWidth="17" />
        <path d={laid} stroke="var(--clay)" strokeWidth="2.5" />
        <g transform="translate(1112 60)">
          <path d="M-46-4C-30-46 24-46 28-10S-20 40-34 12 20-30 48 6" stroke="var(--clay)" strokeWidth="22" />
          <path d="M-46-4C-30-46 24-46 28-10S-20 40-34 12 20-30 48 6" stroke="var(--sun)" strokeWidth="17" />
          <path
            d="M-28-26l9 12M-8-34l5 14M14-28l-3 14M26-8l-12 4M12 16L4 4M-12 24l-2-14M-30 12l12-6M0-10l8 12"
            stroke="var(--clay)"
            strokeWidth="2.5"
          />
        </g>
      </g>
    </svg>
  );
}
