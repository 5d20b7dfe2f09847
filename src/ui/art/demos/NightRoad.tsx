const lamps = [120, 330, 560, 800, 1050, 1290];
const stars = [
  [90, 30],
  [260, 70],
  [420, 18],
  [980, 26],
  [1180, 64],
  [1330, 20],
  [1080, 110],
  [180, 130],
] as const;

/** Hills at night, a road with street lamps, and a van. */
export function NightRoad() {
  return (
    <svg viewBox="0 0 1440 384" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      {stars.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.6" fill="var(--foot-text)" />
      ))}
      <path
        d="M0 250C180 170 300 240 460 210S740 130 920 200 1260 150 1440 220V384H0Z"
        fill="var(--deep-sea)"
        fillOpacity=".55"
      />
      <path d="M0 300C220 240 420 300 640 276S1080 240 1440 290V384H0Z" fill="var(--sky-night)" />
      <rect y="344" width="1440" height="40" fill="var(--foot-bg)" />
      <path d="M0 364H1440" stroke="var(--foot-muted)" strokeWidth="3" strokeDasharray="26 30" />
      {lamps.map((x) => (
        <g key={x}>
          <path d={`M${x - 44} 344L${x + 16} 262 ${x + 78} 344Z`} fill="var(--sun)" fillOpacity=".13" />
          <path d={`M${x} 344V268Q${x} 256 ${x + 14} 256`} fill="none" stroke="var(--foot-muted)" strokeWidth="4" />
          <circle cx={x + 16} cy="259" r="6" fill="var(--sun)" />
        </g>
      ))}
      <g transform="translate(640 288)">
        <path d="M126 40L250 62H126Z" fill="var(--sun)" fillOpacity=".35" />
        <path d="M0 10A8 8 0 0 1 8 2H80V60H0Z" fill="var(--paper)" />
        <path d="M80 16H104C110 16 114 19 117 25L128 44V60H80Z" fill="var(--brand)" />
        <path d="M88 22H103C106 22 108 24 110 27L117 38H88Z" fill="var(--sky-noon)" />
        <path d="M44 10L28 34H39L34 50 56 26H45Z" fill="var(--brand)" />
        <circle cx="24" cy="60" r="11" fill="var(--foot-bg)" stroke="var(--foot-text)" strokeWidth="5" />
        <circle cx="102" cy="60" r="11" fill="var(--foot-bg)" stroke="var(--foot-text)" strokeWidth="5" />
      </g>
    </svg>
  );
}
