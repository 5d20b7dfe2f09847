/** Streets of both shores, and the two bridges; the bridge at x = 300 is closed. */
const streets = {
  wide: 'M-80 150H1400M-80 300H1400M-80 500H1400M560-80V640M1000-80V640',
  narrow:
    'M-80 70H1400M-80 230H1400M-80 575H1400M60-80V300M180-80V300M420-80V300M300-80V300M700-80V300M850-80V300M1150-80V300M60 500V640M180 500V640M420 500V640M700 500V640M850 500V640M1150 500V640M300 500V640',
};

/** Where each courier is, the way along the streets, and the next stop; the third goes around the closed bridge. */
const rounds = [
  { x: 60, y: 150, way: 'V300H180', stop: [180, 300], late: false },
  { x: 560, y: 70, way: 'V230H420', stop: [420, 230], late: false },
  { x: 300, y: 230, way: 'V300H560V500H420', stop: [420, 500], late: true },
  { x: 60, y: 500, way: 'H180', stop: [180, 500], late: true },
] as const;

interface DeskMapProps {
  /** Names of the four couriers; the map shows their initials. */
  drivers: readonly string[];
}

/** A map of a gulf with streets, four couriers and their routes, in the theme's colours. */
export function DeskMap({ drivers }: DeskMapProps) {
  return (
    <svg viewBox="0 0 1200 560" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">
      <rect width="1200" height="560" fill="var(--surface-2)" />
      <g transform="rotate(-4 300 330)">
        <path
          d="M-80 318C60 314 200 326 330 318S620 312 760 320 1100 312 1400 318V484C1200 478 1060 490 900 482S560 478 400 484 120 478-80 484Z"
          fill="var(--isobar)"
          fillOpacity=".6"
        />
        <path
          d="M190 160H290V220H190ZM710 80H840V140H710ZM430 510H550V565H430Z"
          fill="var(--brand)"
          fillOpacity=".16"
        />
        <path
          d="M118 402H176M236 352H270M372 432H430M470 366H520M640 420H700"
          stroke="var(--bg)"
          strokeOpacity=".7"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g fill="none" stroke="var(--bg)">
          <path d={streets.narrow} strokeWidth="8" />
          <path d={streets.wide} strokeWidth="14" />
          <path d="M300 300V500" strokeWidth="14" />
        </g>
        <path
          d="M552 318V484M568 318V484M992 318V484M1008 318V484M292 318V484M308 318V484"
          stroke="var(--muted)"
          strokeOpacity=".6"
          strokeWidth="2"
        />
        <circle cx="300" cy="400" r="19" fill="var(--danger)" stroke="var(--bg)" strokeWidth="4" />
        <path d="M290 400H310" stroke="var(--bg)" strokeWidth="5" />
        {rounds.map(({ x, y, way, late }) => (
          <path
            key={x + y}
            d={`M${x} ${y}${way}`}
            fill="none"
            stroke={late ? 'var(--warning)' : 'var(--brand-active)'}
            strokeWidth="6"
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeDasharray="1 11"
          />
        ))}
        {rounds.map(({ x, y, stop: [to, at], late }, index) => (
          <g key={x + y}>
            <path
              d={`M${to} ${at}c-14-18-16-22-16-28a16 16 0 0 1 32 0c0 6-2 10-16 28Z`}
              fill="var(--ink)"
              stroke="var(--bg)"
              strokeWidth="3"
            />
            <circle cx={to} cy={at - 28} r="6" fill="var(--bg)" />
            <circle
              cx={x}
              cy={y}
              r="22"
              fill={late ? 'var(--sun)' : 'var(--brand)'}
              stroke="var(--bg)"
              strokeWidth="4"
            />
            <text
              transform={`translate(${x} ${y}) rotate(4)`}
              y="8"
              textAnchor="middle"
              fontSize="24"
              fontWeight="750"
              fill={late ? '#1c1304' : 'var(--on-brand)'}
            >
              {drivers[index]?.charAt(0)}
            </text>
          </g>
        ))}
      </g>
    </svg>
  );
}
