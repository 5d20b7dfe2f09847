import { timelineYears } from '@/data/barograph';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useCurrentYear } from '@/ui/useCurrentYear';
import styles from './YearList.module.scss';
import { type YearWords, yearWordsOf } from './YearTimeline';

interface YearListProps {
  title: string;
  /** `{{year}}` */
  go: string;
  words: YearWords;
}

/** All years as a list of links to the timeline. */
export function YearList({ title, go, words }: YearListProps) {
  return (
    <Section labelledBy="flat-title">
      <h2 id="flat-title">{title}</h2>
      <ol className={styles.list}>
        {timelineYears(useCurrentYear()).map((year) => (
          <li key={year}>
            <PageLink to="about/v2" search={`year=${year}`} hash="roll" aria-label={interpolate(go, { year })}>
              {year}
            </PageLink>
            <p>{yearWordsOf(words, year).title}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
