import { Mascot } from '@/ui/art/Mascot';
import styles from './NotFoundMap.module.scss';

// Stroke widths of the contour lines: each stroke is covered by a narrower one in the colour of its height.
const levels = [172, 148, 124, 100, 76, 52, 28];

const four = 'M150 120L40 300H210M170 210V390';
const zero = 'M640 120a125 135 0 0 1 0 270a125 135 0 0 1 0-270z';

// Half axes of the lake's shore, which is the inner edge of the zero's ridge, and of the lines of its depth.
const depths = [
  [111, 121],
  [86, 96],
  [60, 70],
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
 * Illustration of a 404: its digits as one range of hills in contour lines, a lake in the zero, a dotted path below them
 * that ends on its shore, and the mascot on that shore.
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
        d="M-700 484C-560 544-420 464-280 496S-60 528 60 508S240 500 330 502S462 480 480 440S498 388 510 368"
        fill="none"
        stroke="var(--link)"
        strokeWidth="5"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
      <path d="M502 330l28 40M534 332l-36 34" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round" />
      <ellipse
        cx="641"
        cy="387"
        rx="58"
        ry="6"
        fill="color-mix(in srgb, var(--brand) 45%, var(--cloud-line))"
        opacity=".5"
      />
      <svg x="560" y="283.500" width="160" height="103.500" overflow="visible">
        <Mascot pose="stand" mood="oh" />
      </svg>
    </svg>
  );
}
