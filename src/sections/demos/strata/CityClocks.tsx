import { dateFormat } from '@/lib/formats';
import type en from '@words/en/demos/product-landing.json';
import { watchCities } from '@/data/watch';
import { localeOf } from '@/site/languages';
import { Section, SectionHead } from '@/ui/Section';
import { WatchFace } from '@/ui/art/demos/WatchFace';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { useLanguage } from '@/ui/translation';
import styles from './CityClocks.module.scss';

/**
 * Hour and minute in a time zone.
 * @param now Unix time in ms
 */
function clockTimeIn(zone: string, now: number): [hours: number, minutes: number] {
  const parts = dateFormat('en', { timeZone: zone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const read = (type: string) => Number(parts.formatToParts(now).find((part) => part.type === type)?.value ?? 0);
  return [read('hour'), read('minute')];
}

/** Clocks of three cities; 10:09 before hydration. */
export function CityClocks({ title, text, cities }: typeof en.zones) {
  const now = useCurrentMinute();
  const locale = localeOf(useLanguage());
  return (
    <Section tone="surface" labelledBy="zones-title">
      <SectionHead title={title} text={text} id="zones-title" align="center" quiet />
      <ul className={styles.row}>
        {watchCities.map(({ id, zone, colour }) => {
          const [hours, minutes] = now !== null ? clockTimeIn(zone, now) : [10, 9];
          return (
            <li key={id}>
              <WatchFace {...{ colour, hours, minutes }} />
              <h3>{cities[id]}</h3>
              <p>
                {now !== null
                  ? dateFormat(locale, {
                      timeZone: zone,
                      weekday: 'short',

                      hour: '2-digit',
                      minute: '2-digit',
                    }).format(now)
                  : '10:09'}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
