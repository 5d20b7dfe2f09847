import { type TopicId, articles, topicIds } from '@/data/articles';
import { articleIds } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { paramOf, withParams } from '@/lib/queryParam';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { TopicMark } from '@/ui/art/specialty/TopicMark';
import { useQueryString } from '@/ui/useQueryString';
import styles from './ArticleList.module.scss';
import { SegmentedControl } from './SegmentedControl';
import type { HelpIndex } from './HelpHero';

interface ArticleListWords {
  title: string;
  /** Label of the topic filter. */
  filter: string;
  all: string;
  /** Reading time: `{{minutes}}`. */
  minutes: string;
}

const isTopic = (text: string): text is TopicId => (topicIds as readonly string[]).includes(text);

/** Articles by topic, filtered by the query's topic. */
export function ArticleList({ title, filter, all, minutes, index }: ArticleListWords & { index: HelpIndex }) {
  const [query, change] = useQueryString();
  const topicParam = paramOf(query, 'topic');
  const chosen = isTopic(topicParam) ? topicParam : '';
  const options = [
    { value: '' as const, label: all, count: articleIds.length },
    ...topicIds.map((value) => ({
      value,
      label: index.topics[value].title,
      count: articleIds.filter((id) => articles[id].topic === value).length,
    })),
  ];
  const shown = topicIds.filter((topic) => chosen === '' || topic === chosen);
  return (
    <Section id="articles" joined labelledBy="articles-title">
      <h2 id="articles-title" className={styles.title}>
        {title}
      </h2>
      <div className={styles.filters}>
        <SegmentedControl
          label={filter}
          options={options}
          value={chosen}
          onChange={(topic) => change(withParams(query, { topic }))}
        />
      </div>
      <div className={styles.topics} data-single-topic={shown.length === 1 || undefined}>
        {shown.map((topic) => (
          <section key={topic} aria-labelledby={`topic-${topic}`}>
            <h3 id={`topic-${topic}`}>
              <TopicMark topic={topic} />
              {index.topics[topic].title}
            </h3>
            <ul>
              {articleIds
                .filter((id) => articles[id].topic === topic)
                .map((id) => (
                  <li key={id}>
                    <PageLink to="help/detail" params={{ id }}>
                      {index.articles[id].title}
                    </PageLink>
                    <p>{index.articles[id].text}</p>
                    <small>{interpolate(minutes, { minutes: articles[id].minutes })}</small>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
