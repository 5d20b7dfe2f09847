import { useId } from 'react';
import { Scene } from './Scene';

// Fog banks behind lock and key: [left end, y, length]
const banks = [
  [-160, 150, 420],
  [-40, 34, 380],
  [-60, 286, 300],
  [400, 316, 460],
  [-200, 392, 380],
  [330, 490, 560],
  [-200, 552, 470],
  [250, 596, 640],
  [-260, 650, 700],
  [180, 712, 480],
  [-120, 776, 600],
  [330, 838, 620],
] as const;

/**
 * Illustration of a forgotten password: a key with the mascot as its bow and the bolt as its bit, in fog, and its lock.
 */
export function FogKey() {
  const id = useId();
  return (
    <Scene horizon={900} weather="fog">
      <linearGradient id={`${id}f`} x2="1">
        <stop stopColor="var(--light)" stopOpacity=".1" />
        <stop offset=".5" stopColor="var(--light)" stopOpacity=".82" />
        <stop offset="1" stopColor="var(--light)" stopOpacity=".1" />
      </linearGradient>
      <g fill="none" stroke="var(--line)" strokeWidth="1.6">
        {Array.from({ length: 8 }, (_, i) => (
          <circle key={i} cx="360" cy="440" r={190 + 52 * i} strokeDasharray={`${40 + 18 * i} ${18 + 6 * i}`} />
        ))}
      </g>
      <g fill={`url(#${id}f)`}>
        {banks.map(([x, y, length]) => (
          <rect key={y} x={x} y={y} width={length} height="44" rx="22" />
        ))}
      </g>
      <g transform="translate(78 -50) scale(.86)">
        <rect x="470" y="96" width="176" height="260" rx="88" fill="var(--light)" />
        <path
          d="M558 168A38 38 0 0 1 578 238L594 300H522L538 238A38 38 0 0 1 558 168z"
          fill="var(--cloud-line)"
          opacity=".7"
        />
      </g>
      <g transform="translate(4 32) scale(.95) rotate(-24 360 440)">
        <path d="M296 440H586" stroke="var(--cloud-line)" strokeWidth="35" />
        <path
          d="M500 448L478 496H506L490 548L542 478H514L528 448zM574 448L556 486H580L568 524L606 470H586L594 448z"
          fill="var(--brand)"
          stroke="var(--cloud-line)"
          strokeWidth="4"
        />
        <path d="M296 440H586" stroke="var(--cloud)" strokeWidth="27" />
        <path d="M300 448H588" stroke="var(--cloud-shade)" strokeWidth="9" />
        <path
          fillRule="evenodd"
          d="M134 502C102 502 82 480 82 454C82 430 100 411 123 407C128 373 158 351 192 351C222 351 246 367 257 391C262 389 269 388 275 388C304 388 327 411 327 440C327 474 304 502 271 502zM160 462C146 462 136 453 136 442C136 430 146 422 158 422C166 422 172 418 174 411C178 400 186 394 198 394C212 394 220 404 222 415C224 424 232 426 242 426C254 426 262 434 262 444C262 455 254 462 242 462z"
          fill="var(--cloud)"
        />
        <path
          d="M88 472C120 488 180 470 226 484C270 496 306 484 326 452C320 482 300 502 271 502H134C110 502 94 490 88 472z"
          fill="var(--cloud-shade)"
        />
        <path
          fillRule="evenodd"
          d="M134 502C102 502 82 480 82 454C82 430 100 411 123 407C128 373 158 351 192 351C222 351 246 367 257 391C262 389 269 388 275 388C304 388 327 411 327 440C327 474 304 502 271 502zM160 462C146 462 136 453 136 442C136 430 146 422 158 422C166 422 172 418 174 411C178 400 186 394 198 394C212 394 220 404 222 415C224 424 232 426 242 426C254 426 262 434 262 444C262 455 254 462 242 462z"
          fill="none"
          stroke="var(--cloud-line)"
          strokeWidth="4"
        />
      </g>
    </Scene>
  );
}
