import { useId } from 'react';
import { Mascot } from '@/ui/art/Mascot';
import styles from './NotFoundMap.module.scss';

// Stroke widths of the contour lines: each stroke is covered by a narrower one in the colour of its height.
const levels = [160, 130, 102, 74, 40];

const four = 'M150 120L40 300H210M170 210V390';
const zero = 'M640 120a125 135 0 0 1 0 270a125 135 0 0 1 0-270z';

// Half axes of the lake's shore, which is the inner edge of the zero's ridge, and of the lines of its depth.
const depths = [
  [111, 121],
  [86, 96],
  [60, 70],
] as const;

/** The higher, the greener, as on a map of heights; the crest is the digit itself. */
const tint = (percent: number) => `color-mix(in srgb, var(--brand) ${percent}%, var(--ground))`;
const heights = [0, 7, 14, 22, 100];

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
 * Illustration of a 404: its digits as one range of hills in contour lines, a lake in the zero, the mascot that looks out of
 * it over the front shore, and a dotted path that ends there.
 */
export function NotFoundMap() {
  const id = useId();
  return (
    <svg className={styles.root} viewBox="0 30 1280 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {levels.map((width, height) => (
        <g key={width} className={styles.level} fill="none" strokeLinecap="round" strokeLinejoin="round">
          <g stroke={tint(28 + 18 * height)} strokeWidth={width}>
            {digits}
          </g>
          <g stroke={tint(heights[height] ?? 0)} strokeWidth={width - 5}>
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
        d="M-700 484C-560 544-420 464-280 496S-60 528 60 508S240 500 330 506S520 520 560 486S596 462 612 450"
        fill="none"
        stroke="var(--link)"
        strokeWidth="5"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
      <path d="M627 422l28 34M657 422l-33 34" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round" />
      <clipPath id={id}>
        <path d="M400 0H880V255H751A111 121 0 0 1 529 255H400Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <svg x="545" y="268" width="190" height="121" overflow="visible">
          <Mascot mood="oh" />
        </svg>
      </g>
      <g fill="var(--cloud)" stroke="var(--cloud-line)" strokeWidth="3.5">
        <ellipse cx="574" cy="360" rx="12" ry="9" transform="rotate(35 574 360)" />
        <ellipse cx="706" cy="360" rx="12" ry="9" transform="rotate(-35 706 360)" />
      </g>
    </svg>
  );
}
