import styles from './CampMountain.module.scss';
import { CampPaint, Climber, CampMark, Tent, ledges, pine } from './CampParts';

/** The ridge from the valley to the summit; keep in sync with the keyframes `ascend`. */
const route = 'M34 392L84 372L100 344L146 322L170 286L214 268L226 232L264 206L276 172L304 140';

/** The four camps on the route, and the size of each tent: the nearer, the larger. */
const camps = [
  [58, 396, 0.87],
  [152, 322, 0.75],
  [226, 250, 0.64],
  [284, 178, 0.54],
] as const;

/** `CampMountain` in an upright format: its route rises across the width. Decorative. */
export function CampSlope() {
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
      <circle cx="46" cy="244" r="20" fill="url(#slope-moon)" />
      <path d="M39 235a5 5 0 1 0 .1 0M54 250a3 3 0 1 0 .1 0" fill="#e6d9bb" />
      <path d="M0 430V330L42 302L84 336L130 290L186 340L360 250V430Z" fill="#2b4b5c" />
      <path
        d="M42 302L84 336 66 370 46 340 20 352ZM130 290L186 340 160 370 134 330Z"
        fill="#9cc4d0"
        fillOpacity=".14"
      />
      <path d={`M0 430V404L${route.slice(1)}L318 152L334 190L360 222V430Z`} fill="url(#slope-rock)" />
      <path
        d="M304 140L318 152 334 190 360 222V430H330L312 372 332 318 306 262 318 210Z"
        fill="#152a23"
        fillOpacity=".6"
      />
      <path
        d="M146 322L110 342 118 376 104 410 150 424 138 384 154 356ZM214 268L176 290 190 330 176 372 196 424H222L230 372 212 330 228 300ZM276 172L262 214 244 224 256 270 242 320 262 372 248 430H274L286 366 266 312 284 262 270 216ZM334 190L326 250 346 300 336 350 360 390V222Z"
        fill="#9cc4ae"
        fillOpacity=".2"
      />
      <path
        d="M146 322L170 290 178 330 168 372 180 424H150L138 384 154 356ZM214 268L226 236 242 270 232 300 252 350 242 430 222 424 230 372 212 330 228 300ZM304 140L318 210 306 262 332 318 312 372 330 430H274L286 366 266 312 284 262 270 216 276 172Z"
        fill="#08150f"
        fillOpacity=".34"
      />
      <path
        d="M304 140L276 172 264 206 276 200 286 218 296 196 308 226 318 200 326 214 338 200 334 190 318 152Z"
        fill="#eef4f2"
      />
      <path d="M304 140L318 152 334 190 338 200 326 214 318 200 308 226 300 208 310 180Z" fill="#9fb7bd" />
      <path d="M276 172L284 196 276 200 264 206Z" fill="#c3d3d8" />
      <path d="M0 430V412L70 404 150 416 250 422 360 410V430Z" fill="#0a1610" />
      <g fill="#0a1610">
        {pine(12, 414, 0.7)}
        {pine(98, 412, 0.6)}
        {pine(122, 416, 0.8)}
        {pine(206, 422, 0.6)}
        {pine(302, 418, 0.7)}
        {pine(330, 416, 1)}
      </g>
      <path d={route} className={styles.trail} strokeOpacity=".28" />
      <path d={route} className={styles.trail} clipPath="url(#slope-walked)" />
      {camps.map(([x, y, size], index) => (
        <Tent key={x} id="slope" x={x} y={y} size={size} ledge={ledges[index] ?? ''} lamp={styles.lamp} />
      ))}
      <path d="M305 141V98" stroke="#f1f6f3" strokeWidth="3" strokeLinecap="round" />
      <path d="M306 98H340L331 108L340 118H306Z" fill="var(--brand)" className={styles.flag} />
      <g className={styles.ascending}>
        <g transform="scale(.62)">
          <Climber />
        </g>
      </g>
      {/* Over the climber's rope. */}
      {camps.map(([x, y, size], index) => (
        <CampMark key={x} x={x - 46 * size} y={y - 34 * size} number={index + 1} size={14} />
      ))}
    </svg>
  );
}
