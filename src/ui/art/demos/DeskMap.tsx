const couriers = [
  { x: 250, y: 150, color: 'var(--brand)' },
  { x: 470, y: 240, color: 'var(--brand)' },
  { x: 331, y: 512, color: 'var(--sun)' },
  { x: 140, y: 300, color: 'var(--sun)' },
];

/** A map of a gulf with streets, four couriers and their routes, in the theme's colours. */
export function DeskMap() {
  return (
    <svg viewBox="0 0 1200 560" preserveAspectRatio="xMinYMid slice" aria-hidden="true" focusable="false">
      <rect width="1200" height="560" fill="var(--surface-2)" />
      <path
        d="M0 330C90 320 120 350 200 344S330 300 420 318 600 372 720 340 930 270 1200 310V470C1080 500 940 470 820 486S560 520 420 480 180 500 0 470Z"
        fill="var(--isobar)"
        fillOpacity=".55"
      />
      <g fill="none" stroke="var(--bg)" strokeWidth="9">
        <path d="M0 90C200 70 420 110 640 80S1000 60 1200 96M0 190C180 170 380 220 620 190S1010 170 1200 196M0 270C200 250 360 250 560 274S960 210 1200 250M120 0C110 120 160 220 140 330M300 0C290 100 330 220 300 310M480 0C500 130 450 220 490 330M690 0C670 120 720 240 690 340M900 0C920 110 880 190 910 280M1080 0C1060 100 1100 200 1080 296M0 520C240 500 480 540 720 516S1040 520 1200 506M330 490V560M620 500V560M960 480V560" />
      </g>
      <g fill="none" strokeWidth="5" strokeLinecap="round" strokeDasharray="1 11" stroke="var(--ink)">
        <path d="M250 150C290 190 300 180 310 92M470 240C490 200 560 200 610 192M331 512C370 514 420 518 470 520M140 300C150 230 210 210 290 200" />
      </g>
      {/* The closed bridge between two of the streets. */}
      <path d="M300 308L331 494" stroke="var(--bg)" strokeWidth="13" />
      <path
        d="M293 330L303 392M307 328L317 390M309 424L319 486M323 422L333 484"
        stroke="var(--isobar)"
        strokeWidth="2"
      />
      <circle cx="315" cy="404" r="17" fill="var(--danger)" stroke="var(--bg)" strokeWidth="4" />
      <path d="M306 404H324" stroke="var(--bg)" strokeWidth="5" />
      {couriers.map(({ x, y, color }) => (
        <g key={x}>
          <circle cx={x} cy={y} r="24" fill={color} fillOpacity=".25" />
          <circle cx={x} cy={y} r="12" fill={color} stroke="var(--bg)" strokeWidth="4" />
        </g>
      ))}
      {[
        [310, 88],
        [614, 192],
        [472, 522],
        [294, 200],
      ].map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}c-14-18-16-22-16-28a16 16 0 0 1 32 0c0 6-2 10-16 28Z`}
          fill="var(--ink)"
          stroke="var(--bg)"
          strokeWidth="3"
        />
      ))}
    </svg>
  );
}
