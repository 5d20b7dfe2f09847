import { roundToTenth } from '@/lib/roundToTenth';
import styles from './CustomPoster.module.scss';

/** Selectable motifs and colours; their names are words. */
export const motifs = ['rings', 'dunes', 'peaks'] as const;
export const inks = ['leaf', 'night', 'ember', 'sky'] as const;

type Motif = (typeof motifs)[number];
type Ink = (typeof inks)[number];

const wave = (y: number, swing: number) =>
  `M-20 ${y}C80 ${y - swing} 140 ${y + swing} 240 ${y}S400 ${y - swing} 500 ${y}`;

function Rings() {
  return Array.from({ length: 8 }, (_, k) => (
    <circle key={k} cx="240" cy="236" r={22 + k * 34} className={styles.line} strokeWidth={15 - k} />
  ));
}

function Dunes() {
  return (
    <>
      <circle cx="342" cy="132" r="66" className={styles.accent} />
      {Array.from({ length: 9 }, (_, k) => (
        <path key={k} d={wave(150 + k * 34, 54 - k * 5)} className={styles.line} strokeWidth="13" />
      ))}
    </>
  );
}

function Peaks() {
  return (
    <>
      <circle cx="130" cy="120" r="52" className={styles.accent} />
      <path d="M-20 430L150 170L240 300L330 130L500 430Z" className={styles.fore} />
      <path
        d="M150 170L108 234L146 258L170 236L188 226ZM330 130L284 218L318 246L346 222L378 222Z"
        className={styles.snow}
      />
    </>
  );
}

const drawings = { rings: Rings, dunes: Dunes, peaks: Peaks };

/** Splits the title into up to three lines, a word each; the font size fits the longest. */
function typeset(text: string) {
  const lines = text.trim().split(/\s+/).slice(0, 3);
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, size: roundToTenth(Math.min(84, 400 / (longest * 0.6))) };
}

interface CustomPosterProps {
  title: string;
  motif: Motif;
  ink: Ink;
}

/** Poster of the visitor's project, 480 × 600. */
export function CustomPoster({ title, motif, ink }: CustomPosterProps) {
  const Motif = drawings[motif];
  const { lines, size } = typeset(title);
  const foot = lines.length * size + 62;
  return (
    <svg className={`${styles.root} ${styles[ink]}`} viewBox="0 0 480 600" width="480" height="600" aria-hidden="true">
      <rect width="480" height="600" className={styles.ground} />
      <Motif />
      <rect y={600 - foot} width="480" height={foot} className={styles.ground} />
      {lines.map((line, index) => (
        <text
          key={index}
          x="34"
          y={roundToTenth(562 - (lines.length - 1 - index) * size)}
          fontSize={size}
          className={styles.title}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
