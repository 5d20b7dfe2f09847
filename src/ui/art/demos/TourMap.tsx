const legs = [
  'M66 92C110 88 76 128 118 132',
  'M118 132C160 136 176 150 150 176',
  'M150 176C132 196 108 184 84 206',
] as const;
const ends = [
  [118, 132],
  [150, 176],
  [84, 206],
] as const;

// The screen around it sets the colours of the app's light and dark mode.
const ink = 'var(--screen-ink)';
const paper = 'var(--screen-paper)';

/** A map of a district by the sea with three stops, `done` of them visited. */
export function TourMap({ done }: { done: number }) {
  const [x, y] = ends[done - 1] ?? [66, 92];
  return (
    <svg viewBox="0 0 260 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <rect width="260" height="330" fill="var(--screen-noon)" />
      <path d="M0 0H40C70 90 0 150 26 220S10 300 30 330H0Z" fill="var(--deep-sea)" fillOpacity=".22" />
      <path
        d="M90 0C80 120 120 210 100 330M196 0C210 120 172 210 190 330M30 70C110 50 170 96 260 74M22 180C90 150 190 200 260 160M20 270C90 246 180 300 260 262"
        fill="none"
        stroke="var(--screen-street)"
        strokeOpacity=".8"
        strokeWidth="10"
      />
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        {legs.map((d, index) => (
          <path key={d} d={d} stroke={index < done ? 'var(--brand)' : ink} />
        ))}
      </g>
      {ends.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="8" fill={paper} stroke={ink} strokeWidth="5" />
      ))}
      <circle cx={x} cy={y} r="19" fill="var(--brand)" fillOpacity=".28" />
      <circle cx={x} cy={y} r="10" fill="var(--brand)" stroke={paper} strokeWidth="4" />
    </svg>
  );
}
