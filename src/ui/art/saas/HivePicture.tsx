import type { ReactNode } from 'react';
import styles from './HivePicture.module.scss';

type Hive = 'rings' | 'stream' | 'dots' | 'steps';

interface HivePictureProps {
  title: string;
  picture: Hive;
}

const rings = [0.82, 0.64, 0.47, 0.71];
const steps = [90, 130, 70, 150, 190, 160, 220];

const wave = (base: number, tall: number, phase: number) =>
  Array.from({ length: 15 }, (_, i) => `${i * 24} ${Math.round(base + Math.sin(i / 2.1 + phase) * tall)}`).join('L');

const pictures: Record<Hive, () => ReactNode> = {
  rings: () =>
    rings.map((part, index) => {
      const r = 96 - index * 22;
      return (
        <g key={part} transform="rotate(-90 168 130)">
          <circle cx="168" cy="130" r={r} className={styles.rail} />
          <circle
            cx="168"
            cy="130"
            r={r}
            pathLength="100"
            strokeDasharray={`${part * 100} 100`}
            data-tone={index}
            className={styles.ring}
          />
        </g>
      );
    }),
  stream: () =>
    [0, 1, 2].map((index) => (
      <path
        key={index}
        data-tone={index}
        d={`M${wave(70 + index * 42, 22, index)}L336 ${114 + index * 40}L${wave(112 + index * 44, 26, index + 0.5)
          .split('L')
          .reverse()
          .join('L')}Z`}
        className={styles.area}
      />
    )),
  dots: () =>
    Array.from({ length: 40 }, (_, index) => (
      <circle
        key={index}
        cx={36 + (index % 8) * 38}
        cy={38 + Math.floor(index / 8) * 46}
        r={Math.round(4 + 13 * Math.abs(Math.sin(index * 1.37)))}
        data-tone={index % 4}
        className={styles.area}
      />
    )),
  steps: () =>
    steps.map((height, index) => {
      const before = steps[index - 1] ?? 40;
      return (
        <g key={index}>
          <rect
            x={24 + index * 42}
            y={250 - Math.max(height, before)}
            width="34"
            height={Math.abs(height - before)}
            rx="4"
            data-tone={height > before ? 3 : 2}
            className={styles.area}
          />
          {index < steps.length - 1 && <path d={`M${24 + index * 42} ${250 - height}h76`} className={styles.rail} />}
        </g>
      );
    }),
};

/** A small chart of another type, for the gallery. */
export function HivePicture({ title, picture }: HivePictureProps) {
  return (
    <svg viewBox="0 0 336 260" role="img" aria-label={title} className={styles.root}>
      {pictures[picture]()}
    </svg>
  );
}
