import type { StoryId } from '@/data/entryIds';
import { figureText, storyOf, storyPhases } from '@/data/stories';
import { sumOf } from '@/lib/sumOf';
import { localeOf } from '@/site/languages';
import { PageLink } from '@/ui/PageLink';
import { useLanguage } from '@/ui/translation';
import styles from './StoryFacts.module.scss';
import type { CustomerStoriesWords } from './customerStoryWords';

interface StoryFactsProps {
  of: StoryId;
  /** `title` is the accessible name of the list. */
  words: { title: string; client: string; industry: string; services: string; duration: string };
  example: string;
  told: CustomerStoriesWords;
}

/** Who the story is about; the industry leads to the others of its kind. */
export function StoryFacts({ of, words, example, told }: StoryFactsProps) {
  const { client, industry, services, weeks } = storyOf(of);
  const duration = sumOf(storyPhases.map((phase) => weeks[phase]));
  const locale = localeOf(useLanguage());
  return (
    <section aria-label={words.title} className={styles.root}>
      <dl>
        <div>
          <dt>{words.client}</dt>
          <dd>{client}</dd>
        </div>
        <div>
          <dt>{words.industry}</dt>
          <dd>
            <PageLink to="customer/stories" search={`industry=${industry}`}>
              {told.industries[industry]}
            </PageLink>
          </dd>
        </div>
        <div>
          <dt>{words.services}</dt>
          <dd>{services.map((service) => told.services[service]).join(', ')}</dd>
        </div>
        <div>
          <dt>{words.duration}</dt>
          <dd>{figureText(duration, 'week', locale)}</dd>
        </div>
      </dl>
      <p>{example}</p>
    </section>
  );
}
