import { timelineYears, storyYears } from '@/data/barograph';
import { IconButton } from '@/ui/IconButton';
import { announce } from '@/ui/LiveRegion';
import { PaperRoll } from '@/ui/art/about/PaperRoll';
import { YearPiece } from '@/ui/art/about/YearPiece';
import { useQueryString } from '@/ui/useQueryString';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { arrowLeft } from '@/ui/icons/arrow-left';
import styles from './YearTimeline.module.scss';

/** Text by year; `now` for the current year. */
export type YearWords = Record<(typeof storyYears)[number] | 'now', { title: string; text: string }>;

/** Text of a year; years without one use `now`. */
export const yearWordsOf = (words: YearWords, year: number) =>
  words[storyYears.find((known) => known === year) ?? 'now'];

interface YearTimelineProps {
  title: string;
  text: string;
  /** Accessible name of the slider. */
  scrub: string;
  previous: string;
  next: string;
  example: string;
  words: YearWords;
  /** Years of low pressure. */
  lows: readonly number[];
}

/** Timeline hero: a slider through the years; the year is a query parameter. */
export function YearTimeline({ title, text, scrub, previous, next, example, words, lows }: YearTimelineProps) {
  const [query, setQuery] = useQueryString();
  const years = timelineYears(useCurrentYear());
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  const yearParam = Number(new URLSearchParams(query).get('year'));
  const year = years.includes(yearParam) ? yearParam : last;
  const showYear = (to: number) => {
    setQuery(`year=${to}`, { replace: true });
    announce(`${to}: ${yearWordsOf(words, to).title}`);
  };
  const yearText = yearWordsOf(words, year);
  return (
    <header className={styles.root} id="roll">
      <div className={styles.words}>
        <div>
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        <p className={styles.year} aria-hidden="true">
          {year}
        </p>
      </div>
      <div className={styles.machine}>
        <PaperRoll years={years} year={year} overview={!years.includes(yearParam)} />
        <div className={styles.controls}>
          <IconButton
            round
            label={previous}
            icon={arrowLeft}
            disabled={year === first}
            onClick={() => showYear(year - 1)}
          />
          <input
            type="range"
            min={first}
            max={last}
            value={year}
            aria-label={scrub}
            aria-valuetext={`${year}: ${yearText.title}`}
            onChange={({ target }) => showYear(Number(target.value))}
          />
          <IconButton
            round
            label={next}
            icon="arrow-right"
            disabled={year === last}
            onClick={() => showYear(year + 1)}
          />
        </div>
      </div>
      <div className={styles.story}>
        <YearPiece year={year} low={lows.includes(year)} />
        <h2>
          <span>{year}</span> {yearText.title}
        </h2>
        <p>{yearText.text}</p>
        <p className={styles.example}>{example}</p>
      </div>
    </header>
  );
}
