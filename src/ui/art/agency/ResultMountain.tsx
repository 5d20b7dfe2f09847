import { PeakLight } from './PeakLight';
import { RankCard } from './RankCard';
import styles from './ResultMountain.module.scss';

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
      <PeakLight x={1040} y={124} size={54} />
      <path
        d="M-400 600V420L-260 380L-120 430L60 350L190 420L330 360L470 430L640 380L900 300L1010 220L1090 290L1180 250L1290 350L1400 320L1600 400V600Z"
        fill="var(--surface-3)"
      />
      <path
        d="M-400 600V520L-200 500L0 530L150 490L300 540L1010 330L1120 290L1240 400L1380 380L1600 470V600Z"
        fill="var(--isobar)"
      />
      <path
        d={`M-400 600V590L-150 570L40 580L190 540L250 548${ridge}L906 140L938 150L980 232L1024 250L1090 352L1140 368L1230 470L1320 500L1600 560V600Z`}
        fill="#2c5140"
      />
      <path
        d="M872 96L906 140L938 150L980 232L1024 250L1090 352L1140 368L1230 470L1320 500L1600 560V600H820L884 500L842 420L900 330L858 250L890 180Z"
        fill="#3d6d57"
      />
      <path
        d="M872 96L796 152L764 176L800 186L818 172L840 204L862 178L890 200L912 176L934 196L938 150L906 140Z"
        fill="#c9d8d0"
      />
      <path d="M872 96L906 140L938 150L934 196L912 176L890 200L872 188L884 150Z" fill="#f5f8f6" />
      <g fill="none" stroke="#3f6b56" strokeWidth="3" strokeLinecap="round">
        <path d="M600 340L660 396L640 440M470 420L530 470L510 520M700 268L740 330L716 372M330 520L380 560M640 520L700 560M780 420L760 480" />
      </g>
      <path
        d={`M250 548${ridge}`}
        fill="none"
        stroke="var(--poster-sun)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      {rows.map(([x, y], index) => (
        <RankCard key={y} x={x - 12} y={y} rank={index + 1} you={index + 1 === row ? you : undefined} />
      ))}
      <path d="M872 98V40" stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="M874 40H926L912 55L926 70H874Z" fill={row === 1 ? 'var(--brand)' : 'var(--danger)'} />
    </svg>
  );
}
