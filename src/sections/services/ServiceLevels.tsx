import type en from '@words/en/services/v2.json';
import { serviceLevels } from '@/data/serviceLevels';
import { company } from '@/site/company';
import { Section, SectionHead } from '@/ui/Section';
import styles from './ServiceLevels.module.scss';

type ServiceLevelsProps = (typeof en)['levels'];
type Level = keyof typeof serviceLevels;
type Duration = 'response' | 'repair';

const { critical, major, minor, request } = serviceLevels;

/** Hours in a working day. */
const day = parseInt(company.hours.to) - parseInt(company.hours.from);

/** Hours to response and repair by level; a repair without them is on a date that is agreed. */
const durations: Record<Level, Record<Duration, number | null>> = {
  critical: { response: critical.response / 60, repair: critical.repair },
  major,
  minor: { response: minor.response * day, repair: minor.repair * day },
  request: { response: request.response * day, repair: null },
};

/** The axis begins at a quarter of an hour and ends with the longest duration. */
const start = 0.25;

/** Place on the axis in per cent; each doubling takes the same room, so that minutes and weeks fit on it. */
const placeOf = (hours: number) =>
  Math.round((1000 * Math.log(hours / start)) / Math.log((minor.repair * day) / start)) / 10;

const ticks = {
  minutes: critical.response / 60,
  hours: major.response,
  day,
  days: minor.repair * day,
};

/** Lines of the ticks through the bars of a row. */
const tickLines = (
  <svg className={styles.lines} aria-hidden="true" focusable="false">
    {Object.values(ticks).map((hours) => (
      <line key={hours} x1={`${placeOf(hours)}%`} x2={`${placeOf(hours)}%`} y2="100%" />
    ))}
  </svg>
);

function DurationCell({ hours, of, label, text }: { hours: number | null; of: Duration; label: string; text: string }) {
  return (
    <td className={styles[of]} data-label={label}>
      <span>{text}</span>
      <svg height="14" aria-hidden="true" focusable="false">
        {hours === null ? (
          <line x1="2" x2="100%" y1="7" y2="7" />
        ) : (
          <rect width={`${placeOf(hours)}%`} height="14" rx="4" />
        )}
      </svg>
    </td>
  );
}

/** Table of the service levels, with response and repair as bars on one axis of time. */
export function ServiceLevels({ title, text, note, columns, rows, ticks: tickLabels }: ServiceLevelsProps) {
  return (
    <Section id="service-levels" labelledBy="service-levels-title">
      <SectionHead id="service-levels-title" title={title} text={text} />
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {Object.entries(columns).map(([column, label]) => (
                <th key={column} scope="col" data-column={column}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(durations) as Level[]).map((key) => {
              const { level, meaning, response, repair } = rows[key];
              return (
                <tr key={key}>
                  <th scope="row">
                    {tickLines}
                    {level}
                  </th>
                  <td className={styles.meaning}>{meaning}</td>
                  <DurationCell
                    of="response"
                    hours={durations[key].response}
                    label={columns.response}
                    text={response}
                  />
                  <DurationCell of="repair" hours={durations[key].repair} label={columns.repair} text={repair} />
                </tr>
              );
            })}
          </tbody>
        </table>
        <svg className={styles.ticks} aria-hidden="true" focusable="false">
          {(Object.keys(ticks) as (keyof typeof ticks)[]).map((key) => (
            <text key={key} x={`${placeOf(ticks[key])}%`} y="22">
              {tickLabels[key]}
            </text>
          ))}
        </svg>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
