import styles from './SeaChart.module.scss';

const soundings = [
  [180, 300],
  [330, 120],
  [420, 420],
  [520, 250],
  [640, 90],
  [700, 470],
  [820, 360],
  [880, 230],
  [1020, 330],
  [1130, 250],
  [60, 190],
  [960, 520],
] as const;

/** The areas of the four texts at every window width, in units of the chart: left, top, width, height. */
const labels = [
  [112, 340, 272, 134],
  [268, 62, 306, 116],
  [568, 346, 310, 112],
  [868, 98, 292, 112],
] as const;

/** A sea chart, 1200 × 576: land, depth contours, soundings, a compass rose, and a course through four waypoints. */
export function SeaChart() {
  return (
    <svg viewBox="0 0 1200 576" preserveAspectRatio="none" className={styles.root} aria-hidden="true" focusable="false">
      <defs>
        <filter id="chart-fade" x="-.2" y="-.4" width="1.4" height="1.8">
          <feGaussianBlur stdDeviation="12" />
        </filter>
        {/* The lines end before the texts, which they would strike out. */}
        <mask id="chart-lines" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="576">
          <rect width="1200" height="576" fill="#fff" />
          <g filter="url(#chart-fade)">
            {labels.map(([x, y, width, height]) => (
              <rect key={x} x={x} y={y} width={width} height={height} />
            ))}
          </g>
        </mask>
      </defs>
      <rect width="1200" height="576" fill="var(--sea)" />
      <path
        d="M0 330C150 270 240 360 360 330S560 410 690 366 920 420 1200 310V170C1080 130 1030 130 880 160S620 220 470 170 190 210 0 150Z"
        fill="var(--deep)"
      />
      <path
        d="M0 420C140 380 180 470 300 452S520 530 640 500 900 560 1200 470V576H0ZM0 100C180 150 300 60 460 110S720 170 860 96 1080 60 1200 96V0H0Z"
        fill="var(--shoal)"
        fillOpacity=".6"
      />
      <path
        mask="url(#chart-lines)"
        d="M0 144H1200M0 288H1200M0 432H1200M240 0V576M480 0V576M720 0V576M960 0V576"
        stroke="var(--line)"
        strokeOpacity=".4"
        fill="none"
      />
      <g mask="url(#chart-lines)" fill="none" stroke="var(--line)" strokeWidth="1.5">
        <path d="M0 420C140 380 180 470 300 452S520 530 640 500 900 560 1200 470" />
        <path d="M0 380C140 330 210 420 330 400S540 476 660 440 900 500 1200 400" />
        <path d="M0 330C150 270 240 360 360 330S560 410 690 366 920 420 1200 310" />
        <path d="M0 100C180 150 300 60 460 110S720 170 860 96 1080 60 1200 96" />
        <path d="M0 150C190 210 320 120 470 170S730 240 880 160 1080 130 1200 170" />
        <path d={soundings.map(([x, y]) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`).join('')} />
      </g>
      <g transform="translate(0 36)">
        <path d="M0 458C120 428 170 508 290 494S520 556 590 576H0Z" fill="var(--land-shade)" />
        <path
          d="M0 474C120 444 170 524 290 510S500 568 556 576H0Z"
          fill="var(--land)"
          stroke="var(--coast)"
          strokeWidth="2"
        />
        <path
          d="M0 510C80 494 130 540 220 540S380 570 420 576M0 540C60 530 100 560 160 562"
          fill="none"
          stroke="var(--coast)"
          strokeOpacity=".5"
          strokeWidth="1.5"
        />
      </g>
      <path d="M1000 0C1034 50 1120 42 1200 72V0Z" fill="var(--land-shade)" />
      <path d="M1012 0C1042 38 1122 28 1200 58V0Z" fill="var(--land)" stroke="var(--coast)" strokeWidth="2" />
      <path
        d="M96 366C110 290 190 214 300 200C440 182 490 330 600 332C740 334 760 90 900 84C980 80 1040 60 1080 20"
        fill="none"
        stroke="var(--clay)"
        strokeWidth="3"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <g className={styles.compass} stroke="var(--rose)" fill="none">
        <circle r="66" />
        <circle r="56" strokeDasharray="2 5" strokeWidth="5" strokeOpacity=".6" />
        <circle r="40" strokeOpacity=".6" />
        <path d="M0-78L12-12 78 0 12 12 0 78-12 12-78 0-12-12Z" fill="var(--deep)" />
        <path d="M0-78L12-12 0 0ZM78 0L12 12 0 0ZM0 78L-12 12 0 0ZM-78 0L-12-12 0 0Z" fill="var(--rose)" />
        <path d="M0-78L12-12 0 0Z" fill="var(--clay)" stroke="none" />
      </g>
    </svg>
  );
}
