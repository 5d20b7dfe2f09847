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

/** Timeline of 24 h with the quiet hours marked; they may pass midnight. */
function DayTimeline({ from, to }: { from: string; to: string }) {
  const [start, end] = [minutesOfDay(from) / 14.4, minutesOfDay(to) / 14.4];
  const parts =
    start <= end
      ? [[start, end - start]]
      : [
          [0, end],
          [start, 100 - start],
        ];
  return (
    <svg className={styles.band} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H100V10H0Z" className={styles.day} />
      {parts.map(([x = 0, width = 0]) => (
        <path key={x} d={`M${x} 0h${width}v10h${-width}z`} className={styles.night} />
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
      <div className={styles.clock} data-on={quiet.on || undefined}>
        <DayTimeline from={quiet.from} to={quiet.to} />
        <p aria-hidden="true">
          {['00', '06', '12', '18', '24'].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
    </Panel>
  );
}
