import { dateFormat, numberFormat } from '@/lib/formats';
import type { ReactNode } from 'react';
import { launchAt } from '@/data/launch';
import { countdown } from '@/lib/countdown';
import { interpolate } from '@/lib/interpolate';
import { company } from '@/site/company';
import { localeOf } from '@/site/languages';
import { Button } from '@/ui/Button';
import { RollingNumber } from '@/ui/RollingNumber';
import { useCurrentSecond } from '@/ui/useCurrentSecond';
import { useLanguage } from '@/ui/translation';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './ComingSoon.module.scss';

interface ComingSoonWords {
  title: string;
  text: string;
  /** `{{date}}` of the launch, in İzmir. */
  when: string;
  units: Record<'days' | 'hours' | 'minutes' | 'seconds', string>;
  /** Accessible name of the countdown: `{{days}}`. */
  left: string;
  notify: string;
  /** Shown after the launch. */
  here: { title: string; text: string };
  home: string;
}

const until = Date.parse(launchAt);

/** Countdown to the launch with a notification form. */
export function ComingSoon({
  title,
  text,
  when,
  units,
  left,
  notify,
  here,
  home,
  children,
}: ComingSoonWords & { children: ReactNode }) {
  const locale = localeOf(useLanguage());
  const now = useCurrentSecond();
  const rest = now === null ? undefined : countdown(until, now);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone: company.hours.timeZone }).format(until);
  const digits = numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  const keys = ['days', 'hours', 'minutes', 'seconds'] as const;
  return (
    <div className={styles.root}>
      <h1>{rest === null ? here.title : title}</h1>
      <p className={styles.text}>{rest === null ? here.text : text}</p>
      {rest !== null && (
        <>
          <div
            className={styles.clock}
            role="timer"
            aria-label={rest ? interpolate(left, { days: rest.days }) : undefined}
          >
            {keys.map((key) => (
              <p key={key} aria-hidden="true">
                <strong>
                  <RollingNumber text={rest ? digits.format(rest[key]) : '––'} />
                </strong>
                {units[key]}
              </p>
            ))}
          </div>
          <p className={styles.when}>
            <time dateTime={launchAt}>{interpolate(when, { date })}</time>
          </p>
        </>
      )}
      <h2>{notify}</h2>
      {children}
      <div className={styles.home}>
        <Button variant="text" to="home" leadIcon={arrowLeft}>
          {home}
        </Button>
      </div>
    </div>
  );
}
