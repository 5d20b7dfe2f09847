/** Streets by the sea, 560 × 240: covers its box, from its upper edge. Decorative. */
export const StreetPlan = () => (
  <svg viewBox="0 0 560 240" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
    <path d="M0 0H560V240H0z" fill="var(--surface-2)" />
    <path
      d="M0 0H190C150 30 196 58 168 104S96 170 110 240H0z"
      fill="color-mix(in srgb, var(--info) 22%, var(--surface-2))"
    />
    <path d="M330 4L390 11L384 62L322 54zM424 112L500 121L496 182L416 172z" fill="var(--brand-soft)" />
    <g fill="none" stroke="var(--card)" strokeWidth="12">
      <path d="M150 44L560 92M128 152L560 204M262 0L234 240M408 0L384 240M506 0L520 240" />
      <path d="M180 98L560 144M336 0L308 240M456 0L448 240" strokeWidth="5" />
    </g>
  </svg>
);
