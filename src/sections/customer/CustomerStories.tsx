import { storyIds } from '@/data/entryIds';
import { type Industry, figureText, industries, storyOf } from '@/data/stories';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { announce } from '@/ui/LiveRegion';
import { PageLink } from '@/ui/PageLink';
import { Poster } from '@/ui/art/about/Poster';
import { useQueryString } from '@/ui/useQueryString';
import { useLanguage } from '@/ui/translation';
import styles from './CustomerStories.module.scss';
import type { CustomerStoriesWords } from './customerStoryWords';

interface CustomerStoriesProps {
  title: string;
  text: string;
  /** Accessible name of the filter. */
  label: string;
  all: string;
  /** `{{count}}` of stories, announced after filtering. */
  shown: string;
  /** `{{before}}` and `{{after}}` of the headline figure. */
  change: string;
  example: string;
  stories: CustomerStoriesWords;
}

/** Customer stories, filtered by the query's `industry`. */
export function CustomerStories({ title, text, label, all, shown, change, example, stories }: CustomerStoriesProps) {
  const [query, setQuery] = useQueryString();
  const locale = localeOf(useLanguage());
  const industryParam = new URLSearchParams(query).get('industry');
  const industry: Industry | null = industries.find((id) => id === industryParam) ?? null;
  const of = (id: Industry | null) => storyIds.filter((story) => id === null || storyOf(story).industry === id);
  const choose = (id: Industry | null) => {
    setQuery(id ? `industry=${id}` : '');
    announce(interpolate(shown, { count: of(id).length }));
  };
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div>
          <p>{text}</p>
          <div role="group" aria-label={label} className={styles.filter}>
            {[null, ...industries].map((id) => (
              <button key={id ?? 'all'} type="button" aria-pressed={id === industry} onClick={() => choose(id)}>
                {id ? stories.industries[id] : all}
              </button>
            ))}
          </div>
        </div>
      </header>
      <ul className={styles.wall} data-all={industry === null || undefined}>
        {of(industry).map((id) => {
          const { client, figures } = storyOf(id);
          const { before, after, unit } = figures[0];
          return (
            <li key={id}>
              <div className={styles.poster}>
                <Poster of={id} />
                <span>{client}</span>
              </div>
              <h2>
                <PageLink to="customer/story-single" params={{ id }}>
                  {stories.items[id].title}
                </PageLink>
              </h2>
              <p>
                <strong>
                  {interpolate(change, {
                    before: figureText(before, unit, locale),
                    after: figureText(after, unit, locale),
                  })}
                </strong>{' '}
                {stories.items[id].figures[0]}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={styles.example}>{example}</p>
    </div>
  );
}
