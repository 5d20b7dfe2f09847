import { pine } from './CampParts';
import { PeakLight } from './PeakLight';
import { RankCard } from './RankCard';
import styles from './ResultMountain.module.scss';
import { ResultPaint } from './ResultParts';

/** The ridge from the foot to the summit. */
const route = 'M136 396L172 356L186 312L206 288L214 250L232 220L252 196L266 152L284 120L298 84';

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
      <defs>
        <ResultPaint id="slope-result" />
      </defs>
      <PeakLight x={64} y={96} size={34} />
      <path
        d="M-200 420V300L-90 262L-30 300L40 240L104 292L170 250L300 190L380 240L470 210L600 300V420Z"
        fill="var(--surface-3)"
      />
      <path d="M-200 420V376L-60 346L30 372L96 344L180 300L400 250L480 300L600 330V420Z" fill="var(--isobar)" />
      <path
        d="M40 240L104 292L84 330L64 300L28 344L36 290ZM96 344L124 356L104 400L84 384Z"
        fill="#10231b"
        fillOpacity=".07"
      />
      <path
        d={`M-200 420L40 420L104 402L${route.slice(1)}L318 116L338 124L360 182L386 196L424 268L452 280L500 352L600 400V420Z`}
        fill="url(#slope-result-lit)"
      />
      <path
        d="M298 84L318 116L338 124L360 182L386 196L424 268L452 280L500 352L600 400V420H290L318 356L292 300L330 244L300 190L322 140Z"
        fill="url(#slope-result-dim)"
      />
      <path
        d="M232 220L214 250L206 288L236 300L222 340L250 378L262 330L246 290L264 262ZM186 312L172 356L136 396L170 404L196 372L184 340ZM300 190L330 244L292 300L318 356L290 420H262L288 360L268 310L296 250L278 212Z"
        fill="#10231b"
        fillOpacity=".26"
      />
      <path
        d="M338 124L360 182L386 196L360 250L380 310L346 280L340 350L322 300L346 240L330 190Z"
        fill="#8db49d"
        fillOpacity=".22"
      />
      <path
        d="M298 84L284 120L266 152L258 174L274 168L278 200L290 172L300 210L312 176L300 190L322 140Z"
        fill="var(--snow)"
      />
      <path
        d="M298 84L318 116L338 124L352 160L344 190L334 164L326 214L314 184L312 222L300 190L322 140Z"
        fill="var(--snow-shade)"
      />
      <path d="M284 142L290 156L280 156ZM330 146L334 158L326 156Z" fill="var(--dim-mid)" />
      <path d="M-200 420V408L-60 398L60 412L150 402L250 410L330 396L430 408L600 400V420Z" fill="var(--foot)" />
      <g fill="var(--foot)">
        {pine(24, 414, 0.6)}
        {pine(42, 416, 0.8)}
        {pine(62, 416, 0.55)}
        {pine(226, 414, 0.6)}
        {pine(246, 414, 0.9)}
        {pine(314, 408, 0.7)}
        {pine(336, 406, 1)}
      </g>
      <path d={route} className={styles.rope} />
      <path d={route} className={styles.rope} />
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
