import type en from '@words/en/account/profile.json';
import { numberFormat } from '@/lib/formats';
import { interpolate } from '@/lib/interpolate';
import { useLanguage } from '@/ui/translation';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import styles from './Greeting.module.scss';
import { completeness } from './completeness';
import { useAccount } from './useAccount';

type GreetingProps = Pick<typeof en, 'greetings' | 'lead' | 'ring'>;

const greetingKeyAt = (hour: number) =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'day' : 'evening';

/** Head of the profile: greeting by time of day, and profile completeness in percent. */
export function Greeting({ greetings, lead, ring }: GreetingProps) {
  const { user, account } = useAccount();
  const language = useLanguage();
  const minute = useCurrentMinute();
  const hour = minute === null ? 12 : new Date(minute).getHours();
  const { percent, next } = completeness(account);
  const name = account.profile.firstName || user.username;
  return (
    <header className={styles.root}>
      <div>
        <h1>{interpolate(greetings[greetingKeyAt(hour)], { name })}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.ring}>
        <svg viewBox="0 0 64 64" role="img" aria-label={interpolate(ring.label, { percent })}>
          <circle cx="32" cy="32" r="27" className={styles.rest} />
          <circle
            cx="32"
            cy="32"
            r="27"
            className={styles.done}
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90 32 32)"
          />
          <text x="32" y="37" textAnchor="middle">
            {numberFormat(language, { style: 'percent' }).format(percent / 100)}
          </text>
        </svg>
        <p>
          <strong>{percent === 100 ? ring.clear : percent >= 60 ? ring.nearly : ring.cloudy}</strong>
          {next ? <a href={next === 'hours' ? '#call-hours' : '#basics'}>{ring.next[next]}</a> : ring.done}
        </p>
      </div>
    </header>
  );
}
