/** A file with the bolt, and the arrow of a download. Decorative. */
export const DataCopyPicture = () => (
  <svg viewBox="0 0 112 100" aria-hidden="true" focusable="false">
    <ellipse cx="56" cy="92" rx="50" ry="5" fill="var(--surface-3)" />
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path d="M30 4h36l20 20v61a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6z" fill="var(--card)" />
      <path d="M66 4v14a6 6 0 0 0 6 6h14z" fill="var(--surface-3)" />
    </g>
    <path d="M51 28 39 54H53L46 80 70 44H57L64 28z" fill="var(--brand)" />
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="88" cy="74" r="16" fill="var(--brand-soft)" stroke="var(--card)" strokeWidth="4" />
      <path d="M88 66v14m-6-6 6 6.5 6-6.5" stroke="var(--link)" strokeWidth="2.5" />
    </g>
  </svg>
);
