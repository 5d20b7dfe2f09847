import type en from '@words/en/account/security.json';
import { deviceSessions } from '@/data/sessions';
import { relativeTimeFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { laptop } from '@/ui/icons/laptop';
import { phone } from '@/ui/icons/phone';
import { tablet } from '@/ui/icons/tablet';
import { useLanguage } from '@/ui/translation';
import { Panel } from './Panel';
import styles from './Sessions.module.scss';
import { useAccount, useChangeAccount } from './useAccount';

const icons = { laptop, phone, tablet } as const;

/** Relative time: 3 hours ago, 2 days ago, 2 weeks ago. */
function relativeTime(hours: number, language: string): string {
  const format = relativeTimeFormat(language, { numeric: 'auto' });
  if (hours < 24) return format.format(-hours, 'hour');
  const days = Math.round(hours / 24);
  return days < 14 ? format.format(-days, 'day') : format.format(-Math.round(days / 7), 'week');
}

/** Devices with a session. Ending one removes its row at once; one button restores all. */
export function Sessions({ title, text, here, current, place, end, endOf, ended, back }: (typeof en)['sessions']) {
  const { account } = useAccount();
  const change = useChangeAccount();
  const language = useLanguage();
  const { ended: endedIds } = account;
  const open = deviceSessions.filter(({ id }) => !endedIds.includes(id));
  return (
    <Panel title={title} text={text}>
      <ul className={styles.list}>
        <li>
          <span className={styles.icon}>
            <Icon name="display" />
          </span>
          <div>
            <strong>{here}</strong>
            <p>{current.text}</p>
          </div>
          <Badge>{current.badge}</Badge>
        </li>
        {open.map(({ id, device, browser, system, city, hoursAgo }) => (
          <li key={id}>
            <span className={styles.icon}>
              <Icon name={icons[device]} />
            </span>
            <div>
              <strong>{`${browser} · ${system}`}</strong>
              <p>{interpolate(place, { city, ago: withNonBreakingSpaces(relativeTime(hoursAgo, language)) })}</p>
            </div>
            <Button variant="line" size="s" onClick={() => change('ended', [...endedIds, id])}>
              {end}
              <span className="visually-hidden"> {interpolate(endOf, { browser, city })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {endedIds.length > 0 && (
        <p className={styles.ended} role="status">
          {interpolate(ended, { count: endedIds.length })}
          <Button variant="text" size="s" onClick={() => change('ended', [])}>
            {back}
          </Button>
        </p>
      )}
    </Panel>
  );
}
