import { type Glyph, icons } from '@/ui/icons';
import { barChart } from '@/ui/icons/bar-chart';
import { boxSeam } from '@/ui/icons/box-seam';
import { cpu } from '@/ui/icons/cpu';
import { creditCard } from '@/ui/icons/credit-card';
import { truck } from '@/ui/icons/truck';
import { Drawing } from './Drawing';
import styles from './ConnectedSystems.module.scss';

/** The connected systems: icon and position. */
const ends: readonly (readonly [Glyph, number, number])[] = [
  [boxSeam, 38, 10],
  [icons.cart, 38, 77],
  [creditCard, 38, 144],
  [cpu, 248, 10],
  [truck, 248, 77],
  [barChart, 248, 144],
];

const live = 'M202 85C222 64 226 33 250 33';

/** Six systems connected to a hub; a spark moves along the highlighted wire. */
export function ConnectedSystems() {
  return (
    <Drawing width={332} height={200} className={styles.root}>
      <g fill="none" strokeWidth="2" stroke="var(--border)">
        <path d="M130 85C110 64 106 33 82 33M122 100H82M130 115C110 136 106 167 82 167M202 115C222 136 226 167 250 167M210 100H250" />
        <path d={live} stroke="var(--brand)" strokeWidth="3" />
        <path
          className={styles.spark}
          d={live}
          pathLength="100"
          stroke="var(--brand)"
          strokeWidth="11"
          strokeLinecap="round"
          strokeDasharray=".01 200"
          strokeDashoffset="-38"
        />
      </g>
      {ends.map(([icon, x, y]) => (
        <g key={icon} transform={`translate(${x} ${y})`}>
          <rect width="46" height="46" rx="13" fill="var(--bg)" stroke="var(--border)" />
          <path transform="translate(12.6 12.6) scale(1.3)" d={icon} fill="var(--ink)" />
        </g>
      ))}
      <circle cx="166" cy="100" r="46" fill="var(--ink)" />
      <path
        d="M155 116H152A12.5 12.5 0 0 1 150.5 91.1A17 17 0 0 1 182.6 88.4A14 14 0 0 1 181 116H178"
        fill="none"
        stroke="var(--on-ink)"
        strokeWidth="4.4"
        strokeLinecap="round"
      />
      <path d="M170 96l-13 17.5h8l-4 13.5 14-18.5h-8.5z" fill="var(--brand)" />
    </Drawing>
  );
}
