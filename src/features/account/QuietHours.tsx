import { useId } from 'react';
import type en from '@words/en/account/notifications.json';
import { Select } from '@/ui/Select';
import { Switch } from '@/ui/Switch';
import { Panel } from './Panel';
import styles from './QuietHours.module.scss';
import { SaveStatus } from './SaveStatus';
import { useAccount, useChangeAccount } from './useAccount';

const minutesOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
};

/** Every half hour from 00:00 to 23:30. */
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** Per cent of the day within which a time's label would be cut off at the timeline's end, or touch the other label. */
const labelRoom = 8;

/** Stars of the night: x as a share of the band, y in px. */
const stars = [
  [0.14, 13],
  [0.24, 23],
  [0.36, 15],
  [0.66, 22],
  [0.77, 13],
  [0.88, 21],
] as const;

/**
 * Timeline of 24 h with the quiet hours marked. It starts at noon if they pass midnight, so that they are one band. While
 * they are off, they are only hatched.
 */
function DayTimeline({ on, from, to }: { on: boolean; from: string; to: string }) {
  const id = useId();
  const passesMidnight = minutesOfDay(from) > minutesOfDay(to);
  const share = (clock: string) => (minutesOfDay(clock) / 14.4 + (passesMidnight ? 50 : 0)) % 100;
  const [start, end] = [share(from), share(to)];
  const sun = start > 100 - end ? start / 2 : (end + 100) / 2;
  const anchor = (x: number, other: number) => {
    if (x < labelRoom) return 'start';
    if (x > 100 - labelRoom) return 'end';
    if (Math.abs(x - other) > 2 * labelRoom) return 'middle';
    return x < other ? 'end' : 'start';
  };
  return (
    <div className={styles.clock} data-on={on || undefined} aria-hidden="true">
      <svg className={styles.times}>
        <text x={`${start}%`} y="13" textAnchor={anchor(start, end)}>
          {from}
        </text>
        <text x={`${end}%`} y="13" textAnchor={anchor(end, start)}>
          {to}
        </text>
      </svg>
      <svg className={styles.band}>
        {on ? (
          <linearGradient id={id}>
            {['0', '.16', '.84', '1'].map((offset) => (
              <stop key={offset} offset={offset} />
            ))}
          </linearGradient>
        ) : (
          <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V8" className={styles.hatch} />
          </pattern>
        )}
        <rect width="100%" height="100%" />
        <rect x={`${start}%`} y="3" width={`${end - start}%`} height="30" rx="8" fill={`url(#${id})`} />
        {on &&
          end - start > 4 * labelRoom &&
          stars.map(([x, y]) => (
            <circle key={x} cx={`${start + (end - start) * x}%`} cy={y} r="1.25" className={styles.moon} />
          ))}
        {on &&
          [start, end].map((edge) => (
            <svg key={edge} x={`${edge}%`}>
              <rect x="-3" y="-1" width="6" height="38" rx="3" className={styles.edge} />
            </svg>
          ))}
        <svg x={`${(start + end) / 2}%`} y="18" className={styles.moon}>
          <path d="M2-8a8 8 0 1 0 6 12A9 9 0 0 1 2-8z" />
        </svg>
        <svg x={`${sun}%`} y="18" className={styles.sun}>
          <circle r="5" />
          <path d="M0-11v2M0 9v2M-11 0h2M9 0h2M-7.8-7.8l1.4 1.4M6.4 6.4l1.4 1.4M-7.8 7.8l1.4-1.4M6.4-6.4l1.4-1.4" />
        </svg>
      </svg>
      <p>
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{String(passesMidnight ? (hour + 12) % 24 : hour).padStart(2, '0')}</span>
        ))}
      </p>
    </div>
  );
}

/** Sets the hours without notifications. */
export function QuietHours({ title, text, label, from, to }: (typeof en)['quiet']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const { quiet } = account;
  const set = (changed: Partial<typeof quiet>) => change('quiet', { ...quiet, ...changed });
  // A time field would write the hours in the browser's language, not in the page's. A stored time may lie between the
  // half hours.
  const time = (name: 'from' | 'to', text: string) => (
    <Select
      layout="stack"
      label={text}
      value={quiet[name]}
      options={[...new Set([...halfHours, quiet[name]])].sort().map((value) => ({ value, label: value }))}
      disabled={!quiet.on}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <Panel title={title} text={text} aside={<SaveStatus part="quiet" />}>
      <div className={styles.row}>
        <Switch label={label} checked={quiet.on} onChange={(on) => set({ on })} />
        {time('from', from)}
        {time('to', to)}
      </div>
      <DayTimeline {...quiet} />
    </Panel>
  );
}
