import { useId } from 'react';
import { Scene } from './Scene';

// Fog banks as soft ellipses: [x, y, half width, half height].
const banks = [
  [60, 70, 330, 46],
  [560, 128, 300, 40],
  [150, 208, 300, 44],
  [690, 258, 260, 36],
  [40, 330, 280, 42],
  [40, 594, 270, 36],
  [690, 552, 220, 30],
  [360, 640, 420, 40],
  [60, 690, 330, 50],
  [640, 726, 320, 46],
  [230, 790, 380, 48],
  [590, 850, 380, 50],
] as const;

// The bow: the mascot's outline, with a smaller cloud cut out.
const bow =
  'M134 502C102 502 82 480 82 454C82 430 100 411 123 407C128 373 158 351 192 351C222 351 246 367 257 391C262 389 269 388 275 388C304 388 327 411 327 440C327 474 304 502 271 502zM160 462C146 462 136 453 136 442C136 430 146 422 158 422C166 422 172 418 174 411C178 400 186 394 198 394C212 394 220 404 222 415C224 424 232 426 242 426C254 426 262 434 262 444C262 455 254 462 242 462z';

/**
 * Illustration of a forgotten password: a key with the mascot as its bow and the bolt as its bit, in fog, and before it
 * the lock.
 */
export function FogKey() {
  const id = useId();
  return (
    <Scene horizon={900} weather="fog">
      <radialGradient id={`${id}f`}>
        <stop stopColor="var(--light)" stopOpacity=".95" />
        <stop offset=".45" stopColor="var(--light)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
      </radialGradient>
      <g fill="none" stroke="var(--line)" strokeWidth="1.6">
        {Array.from({ length: 10 }, (_, i) => (
          <circle key={i} cx="576" cy="413" r={150 + 56 * i} strokeDasharray={`${40 + 18 * i} ${18 + 6 * i}`} />
        ))}
      </g>
      <g fill={`url(#${id}f)`}>
        {banks.map(([cx, cy, rx, ry]) => (
          <ellipse key={cy} cx={cx} cy={cy} rx={rx} ry={ry} />
        ))}
      </g>
      <g transform="translate(-24)" stroke="var(--cloud-line)" strokeWidth="4">
        <rect x="534" y="314" width="132" height="198" rx="66" fill="var(--cloud)" />
        <path
          d="M536 462C572 486 640 468 664 396L666 446A66 66 0 0 1 536 462z"
          fill="var(--cloud-shade)"
          stroke="none"
        />
        <rect x="534" y="314" width="132" height="198" rx="66" fill="none" />
        <path d="M600 366A30 30 0 0 1 616 421L628 466H572L584 421A30 30 0 0 1 600 366z" fill="var(--cloud-line)" />
      </g>
      <g transform="translate(297 472) rotate(-12) scale(.8) translate(-360 -440)">
        <path d="M296 440H586" stroke="var(--cloud-line)" strokeWidth="35" />
        <path
          d="M500 448L478 496H506L490 548L542 478H514L528 448zM574 448L556 486H580L568 524L606 470H586L594 448z"
          fill="var(--brand)"
          stroke="var(--cloud-line)"
          strokeWidth="4"
        />
        <path d="M296 440H586" stroke="var(--cloud)" strokeWidth="27" />
        <path d="M300 448H588" stroke="var(--cloud-shade)" strokeWidth="9" />
        <path fillRule="evenodd" d={bow} fill="var(--cloud)" />
        <path
          d="M88 472C120 488 180 470 226 484C270 496 306 484 326 452C320 482 300 502 271 502H134C110 502 94 490 88 472z"
          fill="var(--cloud-shade)"
        />
        <path d={bow} fill="none" stroke="var(--cloud-line)" strokeWidth="5" />
      </g>
    </Scene>
  );
}
