import { storyIds } from '@/data/entryIds';
import { figureText, storyOf } from '@/data/stories';
import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './SlopeGraph.module.scss';
import type { CustomerStoriesWords } from './customerStoryWords';

interface SlopeGraphProps {
  title: string;
  text: string;
  before: string;
  after: string;
  stories: CustomerStoriesWords;
}

/** Slope graph of each story's headline figure. */
export function SlopeGraph({ title, text, before, after, stories }: SlopeGraphProps) {
  const locale = localeOf(useLanguage());
  return (
    <Section tone="ink" labelledBy="slopes-title">
      <div className={styles.head}>
        <h2 id="slopes-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{before}</span>
        <span>{after}</span>
      </div>
      <ul className={styles.list}>
        {storyIds.map((id) => {
          const { client, figures } = storyOf(id);
          const [figure] = figures;
          const fall = 1 - figure.after / figure.before;
          // From the figure before, at 8 units, to the one after; zero is at 80.
          const end = 8 + 72 * fall;
          return (
            <li key={id}>
              <PageLink to="customer/story-single" params={{ id }}>
                {client}
              </PageLink>
              <span className={styles.what}>{stories.items[id].figures[0]}</span>
              <span className={styles.number}>
                <span className="visually-hidden">{before}: </span>
                {figureText(figure.before, figure.unit, locale)}
              </span>
              <svg viewBox="0 0 200 88" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path d="M4 80H196" className={styles.zero} />
                <path d={`M4 8L196 ${end}V80H4Z`} className={styles.area} />
                <path d={`M4 8L196 ${end}`} />
                <path d={`M4 8h0M196 ${end}h0`} className={styles.points} />
              </svg>
              <strong className={styles.number}>
                <span className="visually-hidden">{after}: </span>
                {figureText(figure.after, figure.unit, locale)}
                <small>{numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(-fall)}</small>
              </strong>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
