const ground = 286;
/** Servers by column; those above the second are started for the crowd. */
const stacks = [2, 2, 3, 4, 5, 5, 4];

/** Servers that are started before the crowd comes: the visits so far, the forecast with its margin, the announcement. */
export function ForecastPicture() {
  return (
    <>
      <ellipse cx="220" cy="290" rx="206" ry="9" opacity=".12" />
      {stacks.map((count, column) =>
        Array.from({ length: count }, (_, level) => {
          const [x, y] = [24 + column * 57, ground - 34 - level * 37];
          const started = level > 1;
          return (
            <g key={`${column} ${level}`}>
              <rect
                x={x}
                y={y}
                width="50"
                height="33"
                rx="8"
                fill={started ? 'var(--brand)' : 'var(--metal)'}
                fillOpacity={started ? 0.9 : 1}
              />
              <circle cx={x + 12} cy={y + 16.5} r="4" fill={started ? 'var(--on-brand)' : '#2bd474'} />
              <path
                d={`M${x + 24} ${y + 16.5}h15`}
                stroke={started ? 'var(--on-brand)' : '#fff'}
                strokeOpacity=".5"
                strokeWidth="4"
                strokeLinecap="round"
              />
            </g>
          );
        }),
      )}
      <path
        d="M137 246C186 236 190 150 262 122S346 112 424 164V206C346 158 330 160 270 168S196 254 137 262Z"
        fill="var(--card)"
        fillOpacity=".42"
      />
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
      <text x="349" y="47" fontSize="21" fontWeight="750" textAnchor="middle" fill="#33250a">
        10:00
      </text>
      <text x="238" y="98" fontSize="38" fontWeight="750" textAnchor="middle" fill="var(--link)">
        ×3
      </text>
    </>
  );
}
