/** An open file with portrait, order and card, and the arrow of a download. Decorative. */
export const DataCopyPicture = () => (
  <svg viewBox="0 0 112 100" aria-hidden="true" focusable="false">
    <ellipse cx="56" cy="94" rx="52" ry="5" fill="var(--surface-3)" />
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <path
        d="M14 32a5 5 0 0 1 5-5h22l8 9h44a5 5 0 0 1 5 5v48H14z"
        fill="color-mix(in srgb, var(--brand) 55%, var(--ink))"
      />
      <g transform="rotate(-7 34 60)">
        <rect x="18" y="12" width="34" height="60" rx="4" fill="var(--card)" />
        <circle cx="35" cy="31" r="12" fill="var(--brand-soft)" />
        <path d="M26 40a9 9 0 0 1 18 0" fill="var(--brand)" />
        <circle cx="35" cy="28" r="5" fill="#e8b58f" />
      </g>
      <g transform="rotate(4 66 50)">
        <rect x="50" y="5" width="34" height="62" rx="4" fill="var(--card)" />
        <path d="m59 16 8-4 8 4v9l-8 4-8-4z" fill="#d9a86c" />
        <path d="m59 16 8 4 8-4m-8 4v9" fill="none" />
        <path d="M57 36h20M57 43h13" fill="none" stroke="var(--border-strong)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="rotate(14 90 44)">
        <rect x="74" y="30" width="32" height="40" rx="4" fill="var(--ink)" />
        <rect x="79" y="36" width="8" height="7" rx="1.5" fill="#f5c35b" stroke="none" />
      </g>
      <path d="M5 52h102l-7 36a5 5 0 0 1-5 4H17a5 5 0 0 1-5-4z" fill="var(--brand)" />
    </g>
    <circle cx="56" cy="72" r="13" fill="var(--card)" />
    <path
      d="M56 65v13m-5.5-5.5 5.5 6 5.5-6"
      fill="none"
      stroke="var(--link)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
