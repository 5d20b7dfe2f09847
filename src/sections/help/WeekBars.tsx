import { projectPhases } from '@/data/projectPhases';
import { facts } from '@/site/facts';
import styles from './WeekBars.module.scss';
import type { ScreenWords } from './screenTypes';

const phases = Object.entries(projectPhases);
const total = phases.reduce((sum, [, { weeks }]) => sum + weeks[1], 0);

/** The phases of a project as bars, as long as their weeks. */
export function WeekBars({ words }: { words: ScreenWords }) {
  let start = 0;
  return (
    <div className={styles.root}>
      {phases.map(([phase, { weeks }]) => {
        const from = start;
        start += weeks[1];
        return (
          <div key={phase}>
            <strong>{words[phase]}</strong>
            <span>
              {facts[`${phase}Weeks`]} {words.weeks}
            </span>
            <svg viewBox={`0 0 ${total} 1`} preserveAspectRatio="none">
              <path d={`M0 .5H${total}`} />
              <path d={`M${from} .5h${weeks[1]}`} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}
