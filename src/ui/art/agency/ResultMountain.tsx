import { pine } from './CampParts';
import { PeakLight } from './PeakLight';
import { RankCard } from './RankCard';
import styles from './ResultMountain.module.scss';
import { ResultPaint } from './ResultParts';

/** Positions of the nine rows on the ridge, from the summit down. */
const rows = [
  [872, 96],
  [796, 152],
  [730, 202],
  [656, 252],
  [596, 302],
  [520, 352],
  [452, 402],
  [380, 452],
  [318, 502],
] as const;

const ridge = rows
  .toReversed()
  .map(([x, y]) => `L${x} ${y}`)
  .join('');

/** Firs at the foot: position and size. */
const trees = [
  [-330, 574, 1.2],
  [-292, 572, 0.8],
  [-30, 582, 0.9],
  [6, 580, 1.3],
  [44, 574, 0.8],
  [186, 572, 0.7],
  [520, 582, 0.8],
  [556, 580, 1.2],
  [596, 588, 0.9],
  [668, 590, 0.7],
  [700, 586, 1.1],
  [1008, 584, 0.9],
  [1046, 586, 1.4],
  [1090, 580, 1],
  [1126, 574, 1.3],
  [1168, 570, 0.8],
  [1360, 574, 1.2],
  [1402, 578, 0.9],
] as const;

interface ResultMountainProps {
  /** The row of the visitor's page, 1 to 9. */
  row: number;
  /** Label of its flag. */
  you: string;
}

/** Search results as a mountain's ridge: nine rows, a flag on the visitor's. 1200 × 600 units; decorative. */
export function ResultMountain({ row, you }: ResultMountainProps) {
  return (
    <svg
      className={styles.wide}
      viewBox="0 0 1200 600"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <ResultPaint id="result" />
      </defs>
      <PeakLight x={990} y={126} size={48} />
      <path
        d="M-1000 600V360L-780 430L-560 350L-400 420L-260 380L-120 430L60 350L190 420L330 360L470 430L640 380L900 300L1010 220L1090 290L1180 250L1290 350L1400 320L1600 400V600Z"
        fill="var(--surface-3)"
      />
      <path
        d="M-1000 600V480L-700 540L-400 520L-200 500L0 530L150 490L300 540L1010 330L1120 290L1240 400L1380 380L1600 470V600Z"
        fill="var(--isobar)"
      />
      <path
        d="M60 350L190 420L140 470L96 430L20 480L44 410ZM330 360L380 384L340 440L360 500L300 470ZM1120 290L1240 400L1180 470L1150 400L1100 420L1130 340ZM1380 380L1450 408L1400 470L1330 500Z"
        fill="#10231b"
        fillOpacity=".07"
      />
      <path
        d={`M-1000 600V590H-400L-150 570L40 580L190 540L250 548${ridge}L906 140L938 150L980 232L1024 250L1090 352L1140 368L1230 470L1320 500L1600 560V600Z`}
        fill="url(#result-dim)"
      />
      <path
        d="M872 96L906 140L938 150L980 232L1024 250L1090 352L1140 368L1230 470L1320 500L1600 560V600H880L868 500L902 424L862 340L898 262L866 196L884 150Z"
        fill="url(#result-lit)"
      />
      <path
        d="M796 152L730 202L756 268L730 336L768 420L736 520L800 470L790 400L832 330L806 250ZM520 352L452 402L486 452L470 520L540 470L548 410ZM318 502L250 548L300 580L340 548ZM656 252L596 302L586 410L612 450L650 372L676 306Z"
        fill="#8db49d"
        fillOpacity=".2"
      />
      <path
        d="M730 202L656 252L676 306L650 372L700 452L684 540L736 520L768 420L730 336L756 268ZM520 352L548 410L540 470L590 560L620 470L586 410L596 302ZM862 340L902 424L868 500L880 600H800L836 520L812 440L846 400Z"
        fill="#10231b"
        fillOpacity=".24"
      />
      <path
        d="M938 150L980 232L1024 250L1000 320L1040 400L990 370L960 430L946 340L968 270ZM1090 352L1140 368L1120 440L1160 520L1090 470L1060 540L1050 440Z"
        fill="#10231b"
        fillOpacity=".2"
      />
      <path
        d="M902 424L950 500L930 570L990 520L1010 560L1000 460L960 430L946 340ZM1230 470L1320 500L1270 540Z"
        fill="#8db49d"
        fillOpacity=".2"
      />
      <path
        d="M872 96L796 152L730 202L692 228L724 230L736 274L762 236L776 310L804 250L824 336L846 262L866 300L898 262L866 196L884 150Z"
        fill="var(--snow-shade)"
      />
      <path
        d="M872 96L906 140L938 150L980 232L990 236L974 268L956 228L944 300L922 236L906 326L898 262L866 196L884 150Z"
        fill="var(--snow)"
      />
      <path
        d="M796 152L762 178L790 190L812 222L826 184L848 214L852 160L872 96ZM948 172L940 206L924 190Z"
        fill="var(--snow)"
        fillOpacity=".5"
      />
      <path
        d="M800 214L812 236L796 240ZM850 222L858 252L842 246ZM912 196L922 214L908 220ZM764 210L770 226L756 224Z"
        fill="var(--dim-mid)"
      />
      <path
        d="M-1000 600V560L-760 574L-560 552L-400 566L-220 548L-60 572L120 556L290 580L470 562L640 584L860 560L1040 578L1220 548L1400 572L1600 556V600Z"
        fill="var(--foot)"
      />
      <g fill="var(--foot)">{trees.map(([x, y, size]) => pine(x, y, size))}</g>
      <path d={`M250 548${ridge}`} className={styles.rope} />
      <path d={`M250 548${ridge}`} className={styles.rope} />
      {rows.map(([x, y], index) => (
        <RankCard key={y} x={x - 12} y={y} width={172} rank={index + 1} you={index + 1 === row ? you : undefined} />
      ))}
      <path d="M872 98V40" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M874 40H926L912 55L926 70H874Z" fill={row === 1 ? 'var(--brand)' : 'var(--danger)'} />
    </svg>
  );
}
