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

/** Timeline of 24 h with the quiet hours marked; they may pass midnight. While they are off, they are only hatched. */
function DayTimeline({ on, from, to }: { on: boolean; from: string; to: string }) {
  const id = useId();
  const [start, end] = [minutesOfDay(from) / 14.4, minutesOfDay(to) / 14.4];
  const parts =
    start <= end
      ? [[start, end - start]]
      : [
          [0, end],
          [start, 100 - start],
        ];
  return (
    <svg className={styles.band} data-on={on || undefined} aria-hidden="true">
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" className={styles.hatch} />
      </pattern>
      <rect width="100%" height="100%" className={styles.day} />
      {parts.map(([x = 0, width = 0]) => (
        <rect
          key={x}
          x={`${x}%`}
          width={`${width}%`}
          height="100%"
          fill={on ? undefined : `url(#${id})`}
          className={styles.night}
        />
      ))}
    </svg>
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
