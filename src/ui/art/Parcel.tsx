/** A taped parcel with the storm's bolt, ready to leave. Decorative. */
export const Parcel = () => (
  <svg viewBox="16 22 138 93" aria-hidden="true" focusable="false">
    <ellipse cx="84" cy="108" rx="66" ry="7" fill="var(--link)" opacity=".16" />
    <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
      <path d="m26 46 62 14v48L26 92z" fill="#dba66b" />
      <path d="m88 60 48-18v44l-48 22z" fill="#bf8748" />
      <path d="m26 46 46-16 64 12-48 18z" fill="#f1cb98" />
      <path d="m48 51 47-17 19 4-47 17v14l-19-4z" fill="var(--brand)" />
    </g>
    <path d="m116 60-13 20 9-3-3 15 13-20-9 3z" fill="var(--paper)" />
    <path d="M34 76v8l14 4" fill="none" stroke="#9c6a33" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
