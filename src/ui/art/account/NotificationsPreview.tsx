import { BlankCard, BlankText, Preview } from './Blank';

/** Which of the three channels are on, by topic. */
const rows = [
  [1, 0, 1],
  [1, 1, 0],
  [1, 1, 1],
  [0, 0, 1],
  [0, 0, 0],
];

/** Topics by channel, as a table of switches. */
export const NotificationsPreview = () => (
  <Preview>
    <BlankCard x={0} y={0} width={800} height={350} />
    {[0, 1, 2].map((column) => (
      <BlankText key={column} x={490 + column * 96} y={34} width={56} />
    ))}
    {rows.map((row, at) => (
      <g key={row.join('')}>
        <path d={`M30 ${62 + at * 56}H770`} stroke="var(--border)" strokeWidth="2" />
        <BlankText x={30} y={78 + at * 56} width={120 + ((at * 47) % 80)} height={12} tone="var(--ink)" />
        <BlankText x={30} y={98 + at * 56} width={220 - ((at * 31) % 70)} />
        {row.map((on, column) => (
          <g key={column}>
            <rect
              x={492 + column * 96}
              y={76 + at * 56}
              width="50"
              height="28"
              rx="14"
              fill={on ? 'var(--brand)' : 'var(--border-strong)'}
            />
            <circle cx={(on ? 528 : 506) + column * 96} cy={90 + at * 56} r="10" fill="#fff" />
          </g>
        ))}
      </g>
    ))}
  </Preview>
);
