import { Mascot } from '@/ui/art/Mascot';
import styles from './NotFoundMap.module.scss';

// Stroke widths of the contour lines: each stroke is covered by a narrower one in the colour of its height.
const levels = [172, 148, 124, 100, 76, 52, 28];

const four = 'M150 120L40 300H210M170 210V390';
const zero = 'M640 120a125 135 0 0 1 0 270a125 135 0 0 1 0-270z';

// Half axes of the lake's shore and of the lines of its depth.
const depths = [
  [88, 98],
  [66, 76],
  [44, 54],
] as const;

/** The higher, the greener, as on a map of heights. */
const tint = (percent: number) => `color-mix(in srgb, var(--brand) ${percent}%, var(--ground))`;

/** The deeper, the bluer. */
const depthTint = (percent: number) => `color-mix(in srgb, var(--info) ${percent}%, var(--info-soft))`;

const digits = (
  <>
    <path d={four} className={styles.before} />
    <path d={zero} />
    <path d={four} className={styles.after} />
  </>
);

/**
 * Illustration of a 404: its digits as one range of hills in contour lines, a lake in the zero, a dotted path that ends
 * on its shore, and the mascot beside that end.
 */
export function NotFoundMap() {
  return (
    <svg className={styles.root} viewBox="0 30 1280 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {levels.map((width, height) => (
        <g key={width} className={styles.level} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <g stroke={tint(18 + 9 * height)} strokeWidth={width}>
            {digits}
          </g>
          <g stroke={tint(5 * height)} strokeWidth={width - 5}>
            {digits}
          </g>
        </g>
      ))}
      <g strokeWidth="2.5">
        {depths.map(([rx, ry], depth) => (
          <ellipse
            key={rx}
            cx="640"
            cy="255"
            rx={rx}
            ry={ry}
            fill={depthTint(9 * depth)}
            stroke={depthTint(depth === 0 ? 100 : 60 - 12 * depth)}
          />
        ))}
      </g>
      <path
        d="M-700 440C-560 500-420 420-280 452S-60 484 60 462S260 492 380 462S478 410 514 370"
        fill="none"
        stroke="var(--link)"
        strokeWidth="5"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
      <path d="M514 330l28 40M546 332l-36 34" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round" />
      <ellipse cx="641" cy="379" rx="66" ry="7" fill="var(--cloud-line)" opacity=".3" />
      <svg x="548" y="259" width="186" height="120.3" overflow="visible">
        <Mascot pose="stand" mood="oh" />
      </svg>
    </svg>
  );
}
