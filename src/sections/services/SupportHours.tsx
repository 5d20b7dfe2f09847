import type en from '@words/en/services/v2.json';
import type { ReactNode } from 'react';
import { company } from '@/site/company';
import { dayName } from '@/site/openingHours';
import { useLanguage } from '@/ui/translation';
import styles from './SupportHours.module.scss';

/** Frame of the support's conditions: a list of facts whose last child is the week. */
export function SupportHours({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

/** Place of an hour of the day in per cent. */
const placeOf = (hour: number) => `${(hour / 24) * 100}%`;

const from = parseInt(company.hours.from);
const to = parseInt(company.hours.to);

/** The light of the day: hours at which each of its colours begins and ends. */
const lights = {
  dawn: [5, 7],
  morning: [7, 9],
  day: [9, 18],
  evening: [18, 20],
  dusk: [20, 22],
} as const;

/** Days of the week as of `Date.getDay()`, from Monday on. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** Middle of a day's row in per cent; row 0 is Monday's. */
const placeOfRow = (row: number) => `${((row + 0.5) * 100) / 7}%`;

/** The hours of a week over its sky: office hours, and all hours. The text beside it says the same. */
export function SupportWeek({ office, always }: (typeof en)['support']['chart']) {
  const language = useLanguage();
  return (
    <div className={styles.week} aria-hidden="true">
      <svg focusable="false">
        {(Object.keys(lights) as (keyof typeof lights)[]).map((light) => (
          <rect
            key={light}
            x={placeOf(lights[light][0])}
            width={placeOf(lights[light][1] - lights[light][0])}
            height="100%"
            className={styles[light]}
          />
        ))}
        <svg x={placeOf((from + to) / 2)} overflow="visible">
          <circle cy="42" r="28" fill="#fff" fillOpacity=".22" />
          <circle cy="42" r="17" fill="#f4b73b" />
          <path d="M-11 33A15 15 0 0 1 0 27" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="3" />
        </svg>
        <svg x={placeOf(2.5)} overflow="visible">
          <path d="M6 26A17 17 0 1 0 16 51A13 13 0 0 1 6 26Z" fill="#e9f1ec" />
        </svg>
        <path className={styles.stars} d="M8 24h0M60 66h0M86 30h0" />
        <svg x={placeOf(23)} overflow="visible">
          <path className={styles.stars} d="M-6 26h0M12 48h0M-3 66h0" />
        </svg>
      </svg>
      <svg className={styles.rows} focusable="false">
        {weekdays.map((day, row) => (
          <g key={day}>
            <text y={placeOfRow(row)}>{dayName(day, language, 'short')}</text>
            <line x2="100%" y1={placeOfRow(row)} y2={placeOfRow(row)} />
            {company.hours.days.includes(day) && (
              <svg y={placeOfRow(row)} overflow="visible">
                <rect x={placeOf(from)} width={placeOf(to - from)} y="-7" height="14" rx="7" />
              </svg>
            )}
          </g>
        ))}
      </svg>
      <svg className={styles.hours} focusable="false">
        {[0, from, to, 24].map((hour) => (
          <text key={hour} x={placeOf(hour)} y="14" textAnchor="middle">
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
      <p>
        <span>{office}</span>
        <span data-hours="all">{always}</span>
      </p>
    </div>
  );
}
