import { PeakLight } from './PeakLight';
import { RankCard } from './RankCard';
import styles from './ResultMountain.module.scss';

/** Points on the ridge for every other row, from the summit down. */
const ledges = [
  [298, 84],
  [266, 152],
  [232, 220],
  [206, 288],
  [172, 356],
] as const;

/** Row 1 on the first ledge, 2 and 3 on the second, up to 8 and 9 on the fifth. */
const ledgeOf = (row: number) => Math.ceil((row - 1) / 2);

interface ResultSlopeProps {
  /** The row of the visitor's page, 1 to 9. */
  row: number;
  you: string;
}

/** `ResultMountain` for phones: five rows at the size of text. 360 × 420 units, one unit a pixel; decorative. */
export function ResultSlope({ row, you }: ResultSlopeProps) {
  const own = ledgeOf(row);
  return (
    <svg className={styles.narrow} viewBox="0 0 360 420" aria-hidden="true" focusable="false">
      <PeakLight x={64} y={96} size={34} />
      <path
        d="M-200 420V300L-90 262L-30 300L40 240L104 292L170 250L300 190L380 240L470 210L600 300V420Z"
        fill="var(--surface-3)"
      />
      <path d="M-200 420V376L-60 346L30 372L96 344L180 300L400 250L480 300L600 330V420Z" fill="var(--isobar)" />
      <path
        d="M-200 420L40 420L104 402L136 396L172 356L186 312L206 288L214 250L232 220L252 196L266 152L284 120L298 84L318 116L338 124L360 182L386 196L424 268L452 280L500 352L600 400V420Z"
        fill="#2c5140"
      />
      <path
        d="M298 84L318 116L338 124L360 182L386 196L424 268L452 280L500 352L600 400V420H280L318 356L292 300L330 244L300 190L322 140Z"
        fill="var(--poster-pine)"
      />
      <path d="M298 84L284 120L274 140L292 132L300 150L312 134L326 152L340 140L338 124L318 116Z" fill="#f5f8f6" />
      <path d="M298 84L318 116L338 124L340 140L326 152L312 134L306 118Z" fill="#c9d8d0" />
      <path
        d="M226 262L252 292L244 318M190 352L222 384M256 210L278 240L268 262M250 360L284 396"
        fill="none"
        stroke="#3f6b56"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M136 396L172 356L186 312L206 288L214 250L232 220L252 196L266 152L284 120L298 84"
        fill="none"
        stroke="var(--poster-sun)"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      {ledges.map(([x, y], index) => (
        <RankCard
          key={y}
          x={x - 10}
          y={y}
          width={136}
          rank={index === own ? row : index * 2 + 1}
          you={index === own ? you : undefined}
        />
      ))}
      <path d="M298 86V36" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M300 36H342L330 48L342 60H300Z" fill={row === 1 ? 'var(--brand)' : 'var(--danger)'} />
    </svg>
  );
}
