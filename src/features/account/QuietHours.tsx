import { useId } from 'react';
import type en from '@words/en/account/notifications.json';
import { Switch } from '@/ui/Switch';
import { Panel } from './Panel';
import styles from './QuietHours.module.scss';
import { SaveStatus } from './SaveStatus';
import { useAccount, useChangeAccount } from './useAccount';

const minutesOfDay = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
};

/** Per cent of the day within which a time's label would be cut off at the timeline's end, or touch the other label. */
const labelRoom = 8;

/** Timeline of 24 h with the quiet hours marked; they may pass midnight. While they are off, they are only hatched. */
function DayTimeline({ on, from, to }: { on: boolean; from: string; to: string }) {
  const id = useId();
  const [start, end] = [minutesOfDay(from) / 14.4, minutesOfDay(to) / 14.4];
  const passesMidnight = start > end;
  // The outer end of a part lies beyond the timeline: only its inner end is rounded.
  const quiet = passesMidnight
    ? [
        [-5, end],
        [start, 105],
      ]
    : [[start, end]];
  const between = (start + end) / 2;
  const [moon, sun] = passesMidnight
    ? [end > 100 - start ? end / 2 : (start + 100) / 2, between]
    : [between, start > 100 - end ? start / 2 : (end + 100) / 2];
  const anchor = (x: number, other: number) => {
    if (x < labelRoom) return 'start';
    if (x > 100 - labelRoom) return 'end';
    if (Math.abs(x - other) > 2 * labelRoom) return 'middle';
    return x < other ? 'end' : 'start';
  };
  return (
    <div className={styles.day} data-on={on || undefined} aria-hidden="true">
      <svg className={styles.times}>
        <text x={`${start}%`} y="13" textAnchor={anchor(start, end)}>
          {from}
        </text>
        <text x={`${end}%`} y="13" textAnchor={anchor(end, start)}>
          {to}
        </text>
      </svg>
      <svg className={styles.band}>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className={styles.hatch} />
        </pattern>
        <rect width="100%" height="100%" />
        {quiet.map(([left = 0, right = 0]) => (
          <rect
            key={left}
            x={`${left}%`}
            y="1"
            width={`${right - left}%`}
            height="34"
            rx="10"
            fill={on ? undefined : `url(#${id})`}
            className={styles.night}
          />
        ))}
        <svg x={`${moon}%`} y="18" className={styles.moon}>
          <path d="M2-8a8 8 0 1 0 6 12A9 9 0 0 1 2-8z" />
        </svg>
        <svg x={`${sun}%`} y="18" className={styles.sun}>
          <circle r="5" />
          <path d="M0-11v2M0 9v2M-11 0h2M9 0h2M-7.8-7.8l1.4 1.4M6.4 6.4l1.4 1.4M-7.8 7.8l1.4-1.4M6.4-6.4l1.4-1.4" />
        </svg>
      </svg>
    </div>
  );
}

/** Sets the hours without notifications. */
export function QuietHours({ title, text, label, from, to }: (typeof en)['quiet']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const { quiet } = account;
  const set = (changed: Partial<typeof quiet>) => change('quiet', { ...quiet, ...changed });
  const time = (name: 'from' | 'to', text: string) => (
    <label className={styles.time}>
      {text}
      <input
        type="time"
        value={quiet[name]}
        disabled={!quiet.on}
        onChange={({ target }) => target.value !== '' && set({ [name]: target.value })}
      />
    </label>
  );
  return (
    <Panel title={title} text={text} aside={<SaveStatus part="quiet" />}>
      <div className={styles.row}>
        <Switch label={label} checked={quiet.on} onChange={(on) => set({ on })} />
        {time('from', from)}
        {time('to', to)}
      </div>
      <div className={styles.clock}>
        <DayTimeline {...quiet} />
        <p aria-hidden="true">
          {['00', '06', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </Panel>
  );
}
