import { type StoryId, storyIds } from '@/data/entryIds';
import { figureText, storyOf } from '@/data/stories';
import { numberFormat } from '@/lib/formats';
import { localeOf } from '@/site/languages';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { useLanguage } from '@/ui/translation';
import styles from './FigureBars.module.scss';
import type { CustomerStoriesWords } from './customerStoryWords';

interface FigureBarsProps {
  title: string;
  text: string;
  before: string;
  after: string;
  stories: CustomerStoriesWords;
}

/** What is left of the headline figure, 0…1. */
const restOf = (id: StoryId) => {
  const [{ before, after }] = storyOf(id).figures;
  return after / before;
};

const sorted = [...storyIds].sort((a, b) => restOf(a) - restOf(b));

/** Each story's headline figure as two bars: before, of the same length for all, and what is left of it. */
export function FigureBars({ title, text, before, after, stories }: FigureBarsProps) {
  const locale = localeOf(useLanguage());
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const fall = (id: StoryId) => percent.format(restOf(id) - 1);
  return (
    <Section tone="ink" labelledBy="figures-title">
      <div className={styles.columns}>
        <div className={styles.head}>
          <h2 id="figures-title">{title}</h2>
          <p>{text}</p>
          {sorted.slice(0, 1).map((id) => (
            <p key={id} className={styles.lead} aria-hidden="true">
              <strong>{fall(id)}</strong>
              <b>{storyOf(id).client}</b> {stories.items[id].figures[0]}
            </p>
          ))}
        </div>
        <ul>
          {sorted.map((id) => {
            const { client, figures } = storyOf(id);
            const [figure] = figures;
            return (
              <li key={id}>
                <p>
                  <PageLink to="customer/story-single" params={{ id }}>
                    {client}
                  </PageLink>
                  <span>{stories.items[id].figures[0]}</span>
                </p>
                <svg viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                  <path d="M0 2H100V10H0Z" />
                  <path d={`M0 20H${100 * restOf(id)}V28H0Z`} className={styles.after} />
                </svg>
                <p className={styles.numbers}>
                  <span>
                    <span className="visually-hidden">{before}: </span>
                    {figureText(figure.before, figure.unit, locale)}
                  </span>
                  <strong>
                    <span className="visually-hidden">{after}: </span>
                    {figureText(figure.after, figure.unit, locale)}
                  </strong>
                </p>
                <strong className={styles.fall}>{fall(id)}</strong>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
