import type en from '@words/en/saas/features.json';
import { maxForce, windyDays } from '@/data/windFeatures';
import styles from './WindyDays.module.scss';

type Day = keyof typeof windyDays;

const dayNames = Object.keys(windyDays) as Day[];

interface WindyDaysProps {
  words: (typeof en)['days'];
  force: number;
  setForce: (force: number) => void;
}

/** Presets of the wind slider, in the view of the weather that they change. */
export function WindyDays({ words: { title, text, items }, force, setForce }: WindyDaysProps) {
  const chosen = dayNames.find((day) => windyDays[day] === force);
  return (
    <div role="group" aria-labelledby="days-title" className={styles.root}>
      <h2 id="days-title">{title}</h2>
      <div className={styles.days}>
        {dayNames.map((day) => (
          <button key={day} type="button" aria-pressed={day === chosen} onClick={() => setForce(windyDays[day])}>
            <svg viewBox="0 0 120 104" aria-hidden="true" focusable="false">
              <path d="M16 92a50 50 0 1 1 88 0" className={styles.arc} />
              <path
                d="M16 92a50 50 0 1 1 88 0"
                className={styles.filled}
                pathLength={maxForce}
                strokeDasharray={`${windyDays[day]} 99`}
              />
              <g transform={`translate(60 68) rotate(${-118 + (236 / maxForce) * windyDays[day]})`}>
                <path d="M-7 8L0-36L7 8Z" fill="var(--ink)" />
                <circle r="9" fill="var(--ink)" />
              </g>
            </svg>
            {items[day].title}
          </button>
        ))}
      </div>
      <p aria-live="polite">{chosen ? items[chosen].text : text}</p>
    </div>
  );
}
