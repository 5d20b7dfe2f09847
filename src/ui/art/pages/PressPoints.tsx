interface PressPointsProps {
  className?: string | undefined;
  /** What the last point is: the clock of the machine, or the lamp of its state. */
  fourth: 'clock' | 'lamp';
}

/**
 * A press with the four points that are read from it, each with its line to the right edge: nameplate, thermometer at
 * the cylinder, sensor at the slide, clock or lamp at the column. They are in the middles of rows that are 70 units
 * high, above a foot of 80.
 */
export function PressPoints({ className, fourth }: PressPointsProps) {
  return (
    <svg className={className} viewBox="0 0 112 360" aria-hidden="true" focusable="false">
      <path d="M4 338h82v10H4z" fill="#26352d" />
      <path d="M12 34h12v270H12zM64 34h12v270H64z" fill="#5b6f64" />
      <path d="M20 34h4v270h-4zM72 34h4v270h-4z" fill="#42544a" />
      <path d="M38 130h12v40H38z" fill="#c9d6ce" />
      <path d="M45 130h5v40h-5z" fill="#93a49b" />
      <path d="M32 52h24v90H32z" fill="#93a49b" />
      <path d="M48 52h8v90h-8z" fill="#71837a" />
      <path d="M29 84h30v8H29zM29 118h30v8H29z" fill="#42544a" />
      <g data-head>
        <path d="M4 12a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v40H4z" fill="#7d9086" />
        <path d="M4 42h80v10H4z" fill="#5b6f64" />
        <path d="M14 16h52v22H14z" fill="#0c1410" />
        <path d="M20 23h24M20 31h14" stroke="#93a49b" strokeWidth="3" />
      </g>
      <path d="M16 156h56v8H16z" fill="#2bd474" />
      <path d="M16 162h56v32H16z" fill="#08a548" />
      <path d="M16 186h56v8H16z" fill="#067535" />
      <path d="M28 194h32v22H28z" fill="#93a49b" />
      <path d="M34 216h20v12H34z" fill="#c9d6ce" />
      <path d="M28 276h32v-8h8v16H20v-16h8z" fill="#c9d6ce" />
      <path d="M4 284h80v54H4z" fill="#7d9086" />
      <path d="M4 284h80v8H4zM4 326h80v12H4z" fill="#5b6f64" />
      <path d="M14 302h30v16H14z" fill="#0c1410" opacity="0.45" />
      <path d="M18 310h6l3-4 4 7 3-3h6" fill="none" stroke="#2bd474" strokeWidth="1.8" />
      <circle cx="70" cy="245" r="13" fill="#0c1410" stroke="#c9d6ce" strokeWidth="3" />
      {fourth === 'clock' ? (
        <path d="M70 237v8l5 4" fill="none" stroke="#c9d6ce" strokeWidth="2.4" strokeLinecap="round" />
      ) : (
        <circle cx="70" cy="245" r="7" fill="#2bd474" />
      )}
      <g data-lead>
        <path d="M60 35h52M56 105h56M60 175h52M84 245h28" fill="none" stroke="#2bd474" strokeWidth="2" />
        <path
          d="M56 29a6 6 0 1 1-.01 0zM50 99a6 6 0 1 1-.01 0zM60 169a6 6 0 1 1-.01 0z"
          fill="#0c1410"
          stroke="#2bd474"
          strokeWidth="3"
        />
      </g>
    </svg>
  );
}
