import type en from '@words/en/saas/features.json';
import { parseForce, maxForce, windyDays } from '@/data/windFeatures';
import { Section, SectionHead } from '@/ui/Section';
import { useQueryString } from '@/ui/useQueryString';
import styles from './WindyDays.module.scss';

type Day = keyof typeof windyDays;

const dayNames = Object.keys(windyDays) as Day[];

/** Presets of the wind slider. */
export function WindyDays({ title, text, items }: (typeof en)['days']) {
  const [query, setQuery] = useQueryString();
  const force = parseForce(query);
  return (
    <Section tone="surface" labelledBy="days-title">
      <SectionHead title={title} text={text} id="days-title" />
      <ul className={styles.days}>
        {dayNames.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={force === windyDays[day]}
              onClick={() => setQuery(`wind=${windyDays[day]}`)}
            >
              <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
                <path d="M16 92a50 50 0 1 1 88 0" className={styles.arc} />
                <path
                  d="M16 92a50 50 0 1 1 88 0"
                  className={styles.filled}
                  pathLength={maxForce}
                  strokeDasharray={`${windyDays[day]} 99`}
                />
                <g transform={`translate(60 68) rotate(${-118 + (236 / maxForce) * windyDays[day]})`}>
                  <path d="M-5 8L0-38L5 8Z" fill="var(--ink)" />
                  <circle r="7" fill="var(--ink)" />
                </g>
                <text x="60" y="112" textAnchor="middle">
                  {windyDays[day]}
                </text>
              </svg>
              <strong>{items[day].title}</strong>
              <span>{items[day].text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
