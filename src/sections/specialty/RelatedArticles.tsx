import { articles } from '@/data/articles';
import { type ArticleId, articleIds } from '@/data/entryIds';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { TopicMark } from '@/ui/art/specialty/TopicMark';
import type { HelpIndex } from './HelpHero';
import styles from './RelatedArticles.module.scss';

export interface RelatedArticlesWords {
  title: string;
  all: string;
}

interface RelatedArticlesProps extends RelatedArticlesWords {
  id: ArticleId;
  index: HelpIndex;
}

/** The other articles of the topic, then those that are related to this one. */
function nextArticles(id: ArticleId): ArticleId[] {
  const { topic, related } = articles[id];
  const others = articleIds.filter((other) => other !== id && articles[other].topic === topic);
  return [...new Set([...others, ...related])];
}

/** What to read after an article. */
export function RelatedArticles({ id, index, title, all }: RelatedArticlesProps) {
  return (
    <Section tight tone="surface" labelledBy="related-title">
      <div className={styles.head}>
        <h2 id="related-title">{title}</h2>
        <Button variant="line" to="help/center">
          {all}
        </Button>
      </div>
      <ul className={styles.list}>
        {nextArticles(id).map((other) => (
          <li key={other}>
            <small>
              <TopicMark topic={articles[other].topic} />
              {index.topics[articles[other].topic].title}
            </small>
            <PageLink to="help/detail" params={{ id: other }}>
              {index.articles[other].title}
              <Icon name="arrow-right" />
            </PageLink>
            <p>{index.articles[other].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
