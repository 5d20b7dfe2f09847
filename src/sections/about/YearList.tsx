import { readingsOf, timelineYears } from '@/data/barograph';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { curve } from '@/ui/art/curve';
import styles from './YearList.module.scss';
import { type YearWords, yearWordsOf } from './YearTimeline';

interface YearListProps {
  title: string;
  /** `{{year}}` */
  go: string;
  words: YearWords;
}

/** All years as a list of links to the timeline, with the line that the pen drew. */
export function YearList({ title, go, words }: YearListProps) {
  return (
    <Section tight labelledBy="flat-title">
      <h2 id="flat-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {timelineYears(useCurrentYear()).map((year) => (
          <li key={year}>
            <PageLink to="about/v2" search={`year=${year}`} hash="roll" aria-label={interpolate(go, { year })}>
              {year}
            </PageLink>
            <p>{yearWordsOf(words, year).title}</p>
            <svg viewBox="0 0 72 32" aria-hidden="true" focusable="false">
              <path
                d={curve(
                  2,
                  22,
                  readingsOf(year).map((value) => 30 - value * 0.28),
                )}
              />
            </svg>
          </li>
        ))}
      </ol>
    </Section>
  );
}
