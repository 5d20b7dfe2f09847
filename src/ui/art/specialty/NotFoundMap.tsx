import { Mascot } from '@/ui/art/Mascot';
import styles from './NotFoundMap.module.scss';

// Stroke widths of the contour lines: each stroke is covered by a narrower one in the colour of its height.
const levels = [172, 148, 124, 100, 76, 52, 28];

const digit = 'M150 120L40 300H210M170 210V390';

/** The higher, the greener, as on a map of heights. */
const tint = (percent: number) => `color-mix(in srgb, var(--brand) ${percent}%, var(--ground))`;

function Hills({ d }: { d: string }) {
  return levels.map((width, height) => (
    <g key={width} className={styles.level} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke={tint(14 + 9 * height)} strokeWidth={width} />
      <path d={d} stroke={tint(5 * height)} strokeWidth={width - 5} />
    </g>
  ));
}

/** Illustration of a 404: its digits as hills in contour lines, a dotted path that ends, and the mascot on a lake. */
export function NotFoundMap() {
  return (
    <svg className={styles.root} viewBox="0 30 1280 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.before}>
        <Hills d={digit} />
      </g>
      <g className={styles.after}>
        <Hills d={digit} />
      </g>
      <g strokeWidth="2.5">
        {[198, 174, 150].map((ry, height) => (
          <ellipse
            key={ry}
            cx="645"
            cy="256"
            rx={ry * 0.8}
            ry={ry}
            stroke={tint(14 + 9 * height)}
            fill={tint(5 * height)}
          />
        ))}
      </g>
      <ellipse cx="645" cy="256" rx="98" ry="126" fill="var(--info-soft)" stroke="var(--info)" strokeWidth="2.5" />
      <svg x="550" y="140" width="190" height="128" overflow="visible">
        <Mascot pose="none" mood="oh" />
      </svg>
      {/* The water in front of the mascot. */}
      <path
        d="M549 266q12-9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0C738 330 702 380 645 381C588 380 552 330 549 266Z"
        fill="var(--info-soft)"
      />
      <path
        d="M553 266q10-7 20 0t24 0t24 0t24 0t24 0t24 0t24 0t20 0M596 300q12-10 24 0t24 0t24 0t24 0M612 328q12-10 24 0t24 0t24 0"
        fill="none"
        stroke="var(--info)"
        strokeWidth="2.5"
        opacity=".6"
      />
      <path
        d="M-20 470C120 430 250 500 380 462S520 420 566 404"
        fill="none"
        stroke="var(--link)"
        strokeWidth="5"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
      <path d="M552 384l28 40M584 386l-36 34" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
