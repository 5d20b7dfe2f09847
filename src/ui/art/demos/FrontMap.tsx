/** The x of the front at a y of the map, 1440 × 760. */
const front = (y: number) => 690 + 150 * Math.sin(y / 210 + 0.5) - y * 0.12;

const line = (shift: (y: number) => number) =>
  `M${Array.from({ length: 39 }, (_, index) => {
    const y = index * 20;
    return `${(front(y) + shift(y)).toFixed(0)} ${y}`;
  }).join('L')}`;

const cold = Array.from({ length: 16 }, (_, index) =>
  line((y) => -46 - index * 44 - 26 * Math.sin(y / 130 + index * 0.3)),
);
const warm = Array.from({ length: 7 }, (_, index) =>
  line((y) => 90 + index * 110 + 34 * Math.sin(y / 170 + index * 0.5)),
);
const discs = [40, 130, 220, 310, 400, 490, 580, 670];

/** A full-width weather map: a low on the left, a high on the right, the warm front between them. */
export function FrontMap({ low, high }: { low: string; high: string }) {
  return (
    <svg viewBox="0 0 1440 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="1440" height="760" fill="var(--sky-noon)" />
      <path d={`${line(() => 0)}L1440 760V0Z`} fill="color-mix(in srgb, var(--sun) 62%, var(--sky-morning))" />
      <g fill="none" stroke="var(--deep-sea)" strokeOpacity=".28" strokeWidth="1.5">
        {cold.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g fill="none" stroke="var(--clay)" strokeOpacity=".38" strokeWidth="1.5">
        {warm.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={line(() => 0)} fill="none" stroke="var(--clay)" strokeWidth="6" />
      {discs.map((y) => {
        const lean = (Math.atan2(front(y + 1) - front(y - 1), 2) * 180) / Math.PI;
        return (
          <path
            key={y}
            d="M0-25A25 25 0 0 1 0 25Z"
            fill="var(--clay)"
            transform={`translate(${front(y).toFixed(1)} ${y}) rotate(${(-lean).toFixed(1)})`}
          />
        );
      })}
      <g fontSize="42" fontWeight="750" textAnchor="middle">
        <text x="372" y="600" fill="var(--deep-sea)">
          {low}
        </text>
        <text x="1250" y="176" fill="var(--foot-bg)">
          {high}
        </text>
      </g>
    </svg>
  );
}
