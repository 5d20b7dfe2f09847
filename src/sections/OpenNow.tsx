import { fill } from '@/lib/fill';
import { dayName, officeState, timeAtOffice } from '@/site/openingHours';
import { useMinute } from '@/ui/useMinute';
import { useLanguage } from '@/ui/words';
import styles from './OpenNow.module.scss';

interface OpenNowProps {
  /** `{time}`: what time it is at the office. */
  open: string;
  /** `{day}` and `{time}` of the next opening. */
  closed: string;
}

/** Whether the office is open, by its own clock; the place is kept until the page knows what time it is. */
export function OpenNow({ open, closed }: OpenNowProps) {
  const language = useLanguage();
  const minute = useMinute();
  if (minute === null) return <p className={styles.root} />;
  const now = new Date(minute);
  const state = officeState(now);
  return (
    <p className={styles.root} data-open={state.open}>
      {state.open
        ? fill(open, { time: timeAtOffice(now, language) })
        : fill(closed, { day: dayName(state.day, language), time: state.at })}
    </p>
  );
}
