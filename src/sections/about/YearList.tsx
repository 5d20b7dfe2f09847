import { timelineYears } from '@/data/barograph';
import { interpolate } from '@/lib/interpolate';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { YearPiece } from '@/ui/art/about/YearPiece';
import styles from './YearList.module.scss';
import { type YearWords, yearWordsOf } from './YearTimeline';

interface YearListProps {
  title: string;
  /** `{{year}}` */
  go: string;
  words: YearWords;
  /** Years of low pressure. */
  lows: readonly number[];
}

/** All years as a list of links to the timeline, each with a drawing of what it is about. */
export function YearList({ title, go, words, lows }: YearListProps) {
  const years = timelineYears(useCurrentYear());
  return (
    <Section tight labelledBy="flat-title">
      <h2 id="flat-title" className={styles.title}>
        {title}
      </h2>
      <ol className={styles.list}>
        {years.map((year) => (
          <li key={year}>
            <PageLink to="about/v2" search={`year=${year}`} hash="roll" aria-label={interpolate(go, { year })}>
              {year}
            </PageLink>
            <p>{yearWordsOf(words, year).title}</p>
            <YearPiece year={year} low={lows.includes(year)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
