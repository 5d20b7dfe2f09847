/** A sea chart, 1200 × 576: land, depth contours, soundings, a compass rose, and a course through four waypoints. */
export function SeaChart() {
  return (
    <svg viewBox="0 0 1200 576" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width="1200" height="576" fill="var(--surface)" />
      <g fill="none" stroke="var(--isobar)" strokeOpacity=".7" strokeWidth="1.5">
        <path d="M0 420C140 380 180 470 300 452S520 530 640 500 900 560 1200 470" />
        <path d="M0 380C140 330 210 420 330 400S540 476 660 440 900 500 1200 400" />
        <path d="M0 330C150 270 240 360 360 330S560 410 690 366 920 420 1200 310" />
        <path d="M0 100C180 150 300 60 460 110S720 170 860 96 1080 60 1200 96" />
        <path d="M0 150C190 210 320 120 470 170S730 240 880 160 1080 130 1200 170" />
      </g>
      <path
        d="M0 470C120 440 170 520 290 506S500 566 560 576H0Z"
        fill="color-mix(in srgb, var(--sun) 30%, var(--surface))"
        stroke="var(--clay)"
        strokeWidth="2"
      />
      <path
        d="M1010 0C1040 40 1120 30 1200 60V0Z"
        fill="color-mix(in srgb, var(--sun) 30%, var(--surface))"
        stroke="var(--clay)"
        strokeWidth="2"
      />
      <path
        d="M96 366C110 290 190 214 300 200C440 182 490 330 600 332C740 334 760 90 900 84C980 80 1040 60 1080 20"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="3"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <g transform="translate(1080 460)" stroke="var(--border-strong)" fill="none">
        <circle r="62" />
        <circle r="48" strokeDasharray="2 5" />
        <path d="M0-74L12-12 74 0 12 12 0 74-12 12-74 0-12-12Z" fill="var(--bg)" />
        <path d="M0-74L12-12 0 0ZM74 0L12 12 0 0ZM0 74L-12 12 0 0ZM-74 0L-12-12 0 0Z" fill="var(--border-strong)" />
      </g>
    </svg>
  );
}
