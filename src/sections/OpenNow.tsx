import { interpolate } from '@/lib/interpolate';
import { dayName, officeState, timeAtOffice } from '@/site/openingHours';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { useLanguage } from '@/ui/translation';
import styles from './OpenNow.module.scss';

export interface OpenNowWords {
  /** `{{time}}` at the office. */
  open: { state: string; detail: string };
  /** `{{day}}` and `{{time}}` of the next opening. */
  closed: { state: string; detail: string };
}

/** Whether the office is open now, in its time zone. Empty before hydration, with reserved height. */
export function OpenNow({ open, closed }: OpenNowWords) {
  const language = useLanguage();
  const minute = useCurrentMinute();
  if (minute === null) return <p className={styles.root} />;
  const now = new Date(minute);
  const office = officeState(now);
  const { state, detail } = office.open ? open : closed;
  return (
    <p className={styles.root} data-open={office.open}>
      <strong>{state}</strong>{' '}
      <span>
        {office.open
          ? interpolate(detail, { time: timeAtOffice(now, language) })
          : interpolate(detail, { day: dayName(office.day, language), time: office.at })}
      </span>
    </p>
  );
}
