/** What remains when a profile is deleted: a cart, a wishlist (a heart) and a letter. Decorative. */
export const RemainingDataPicture = () => (
  <svg viewBox="0 0 240 88" aria-hidden="true" focusable="false">
    <ellipse cx="120" cy="80" rx="112" ry="5" fill="var(--brand)" fillOpacity=".18" />
    <g fill="var(--card)" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M18 18h10l10 40h38" fill="none" />
      <path d="M31 28h52l-8 24H37z" />
      <path d="m47 28 2 24m17-24-2 24M34 40h45" fill="none" strokeWidth="1.5" />
      <circle cx="44" cy="70" r="6" />
      <circle cx="70" cy="70" r="6" />
      <path d="M120 72C99 58 96 47 96 40c0-15 18-18 24-5 6-13 24-10 24 5 0 7-3 18-24 32z" fill="var(--brand)" />
      <path d="M104 38q1-6 6-7" fill="none" stroke="var(--card)" strokeWidth="3" />
      <g transform="rotate(-4 192 50)">
        <rect x="160" y="28" width="62" height="44" rx="5" />
        <path d="m162 32 29 23 29-23M162 69l19-20m39 20-19-20" fill="none" />
        <circle cx="214" cy="30" r="7" fill="var(--brand)" />
      </g>
    </g>
  </svg>
);
