const ground = 286;
/** Servers by column, 50 × 34 units each; those above the second are started for the crowd. */
const stacks = [2, 2, 3, 4, 5, 5, 4];

const servers = stacks.flatMap((count, column) =>
  Array.from({ length: count }, (_, level) => ({
    x: 24 + column * 57,
    y: ground - 34 - level * 37,
    isStarted: level > 1,
  })),
);

interface ServersProps {
  /** Those that are started for the crowd, or those that run anyway. */
  started?: boolean;
  fill: string;
  lamp: string;
}

/** Servers of one kind, one path for each of their parts: body, light, shade, lamp and label. */
function Servers({ started = false, fill, lamp }: ServersProps) {
  const pathOf = (part: (x: number, y: number) => string) =>
    servers
      .filter(({ isStarted }) => isStarted === started)
      .map(({ x, y }) => part(x, y))
      .join('');
  return (
    <>
      <path
        d={pathOf((x, y) => `M${x + 8} ${y}h34a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-34a8 8 0 0 1-8-8v-18a8 8 0 0 1 8-8z`)}
        fill={fill}
      />
      <path d={pathOf((x, y) => `M${x} ${y + 8}a8 8 0 0 1 8-8h34a8 8 0 0 1 8 8z`)} fill="#fff" opacity=".2" />
      <path d={pathOf((x, y) => `M${x} ${y + 26}h50a8 8 0 0 1-8 8h-34a8 8 0 0 1-8-8z`)} opacity=".2" />
      <g strokeLinecap="round">
        <path d={pathOf((x, y) => `M${x + 12} ${y + 17}h.01`)} stroke={lamp} strokeWidth="9" />
        <path d={pathOf((x, y) => `M${x + 24} ${y + 17}h15`)} stroke={lamp} strokeWidth="4" opacity=".6" />
      </g>
    </>
  );
}

/** Servers that are started before the crowd comes: the visits so far, the forecast, the announcement. */
export function ForecastPicture() {
  return (
    <>
      <ellipse cx="220" cy="290" rx="206" ry="9" opacity=".12" />
      <Servers fill="var(--metal)" lamp="#2bd474" />
      <Servers started fill="var(--brand)" lamp="#04220f" />
      <g fill="none" strokeWidth="9" stroke="var(--card)" strokeLinecap="round">
        <path d="M16 262C70 256 100 262 137 254" />
        <path d="M137 254C190 246 196 172 264 146S346 136 424 186" />
      </g>
      <g fill="none" strokeWidth="5" stroke="var(--ink)" strokeLinecap="round">
        <path d="M16 262C70 256 100 262 137 254" />
        <path d="M137 254C190 246 196 172 264 146S346 136 424 186" strokeDasharray="1 11" />
      </g>
      <path d="M137 64V240" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="137" cy="254" r="9" fill="var(--ink)" stroke="var(--card)" strokeWidth="4" />
      <rect x="93" y="30" width="88" height="36" rx="18" fill="var(--ink)" />
      <text x="137" y="55" fontSize="21" textAnchor="middle" fill="var(--on-ink)">
        09:40
      </text>
      <path d="M306 98V20" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M308 20h98l-14 20 14 20h-98z" fill="var(--sun)" />
      <path d="M308 48h92l6 12h-98zM308 20h8v40h-8z" opacity=".12" />
      <text x="349" y="47" fontSize="21" fontWeight="750" textAnchor="middle" fill="#33250a">
        10:00
      </text>
      <text x="238" y="98" fontSize="38" fontWeight="750" textAnchor="middle" fill="var(--link)">
        ×3
      </text>
    </>
  );
}
