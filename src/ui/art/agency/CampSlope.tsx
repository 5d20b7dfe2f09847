import styles from './CampMountain.module.scss';
import { CampPaint, Climber, HeightMark, Tent, pine } from './CampParts';

/** The ridge from the valley to the summit; keep in sync with the keyframes `ascend`. */
const route = 'M34 392L84 372L100 344L146 322L170 286L214 268L226 232L264 206L276 172L304 140';

/** The four camps on the route, and the size of each tent: the nearer, the larger. */
const camps = [
  [58, 396, 0.87],
  [152, 322, 0.75],
  [226, 250, 0.64],
  [284, 178, 0.54],
] as const;

interface CampSlopeProps {
  /** Of the four camps, from the valley up. */
  heights: readonly string[];
}

/** `CampMountain` in an upright format: its route rises across the width. Decorative. */
export function CampSlope({ heights }: CampSlopeProps) {
  return (
    <svg className={styles.upright} viewBox="0 0 360 430" aria-hidden="true" focusable="false">
      <defs>
        <CampPaint id="slope" />
        <clipPath id="slope-walked">
          <rect x="24" y="130" width="296" height="268" className={styles.risen} />
        </clipPath>
      </defs>
      <path d="M0 0H360V430H0Z" fill="url(#slope-sky)" />
      <path
        d="M24 30h1M96 18h1M170 34h1M246 22h1M330 44h1M216 112h1M150 176h1M24 152h1M122 232h1M200 176h1M344 96h1"
        stroke="#fdf3dc"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeOpacity=".7"
      />
      <circle cx="46" cy="244" r="60" fill="url(#slope-light)" />
      <circle cx="46" cy="244" r="20" fill="#fdf3dc" />
      <path d="M39 235a5 5 0 1 0 .1 0M54 250a3 3 0 1 0 .1 0" fill="#e6d9bb" />
      <path d="M0 430V330L42 302L84 336L130 290L186 340L360 250V430Z" fill="#2b4b5c" />
      <g fill="#a8c4cd" fillOpacity=".16">
        <ellipse cx="60" cy="352" rx="120" ry="12" />
      </g>
      <path d={`M0 430V404L${route.slice(1)}L318 152L334 190L360 222V430Z`} fill="url(#slope-rock)" />
      <path
        d="M304 140L318 152L334 190L360 222V430H330L312 372L332 318L306 262L318 210Z"
        fill="#152a23"
        fillOpacity=".6"
      />
      <path
        d="M304 140L276 172L264 206L276 200L286 214L296 196L306 220L318 200L326 212L338 200L334 190L318 152Z"
        fill="#eef4f2"
      />
      <path d="M304 140L318 152L334 190L338 200L326 212L318 200L312 208L316 180Z" fill="#9fb7bd" />
      <path
        d="M196 316L222 352L206 396M122 372L140 404M262 268L284 312L264 352M240 400L252 424"
        fill="none"
        stroke="#10231b"
        strokeOpacity=".45"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g fill="#142a20">
        {pine(12, 412, 0.6)}
        {pine(104, 414, 0.6)}
        {pine(128, 416, 0.8)}
        {pine(156, 418, 0.6)}
      </g>
      <path d={route} className={styles.trail} strokeOpacity=".28" />
      <path d={route} className={styles.trail} clipPath="url(#slope-walked)" />
      {camps.map(([x, y, size]) => (
        <Tent key={x} id="slope" x={x} y={y} size={size} lamp={styles.lamp} />
      ))}
      {camps.map(([x, y, size], index) => (
        <HeightMark
          key={x}
          x={Math.max(x - 76 * size, 40)}
          y={y - (index ? 30 : 66) * size}
          height={heights[index] ?? ''}
          size={14}
        />
      ))}
      <path d="M305 141V98" stroke="#f1f6f3" strokeWidth="3" strokeLinecap="round" />
      <path d="M306 98H340L331 108L340 118H306Z" fill="var(--brand)" className={styles.flag} />
      <g className={styles.ascending}>
        <g transform="scale(.62)">
          <Climber />
        </g>
      </g>
    </svg>
  );
}
