import { storyIds } from '@/data/entryIds';
import { figureText, storyOf } from '@/data/stories';
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
          // y of the line's end in viewBox units: 8 (unchanged) to 52 (fallen to 0).
          const drop = 8 + 44 * (1 - figure.after / figure.before);
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
              <svg viewBox="0 0 200 64" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                <path d={`M4 6C90 6 110 ${drop} 196 ${drop}`} />
              </svg>
              <strong className={styles.number}>
                <span className="visually-hidden">{after}: </span>
                {figureText(figure.after, figure.unit, locale)}
              </strong>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
