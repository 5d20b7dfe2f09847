import { articles } from '@/data/articles';
import type { ArticleId } from '@/data/entryIds';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
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

/** Related articles. */
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
        {articles[id].related.map((other) => (
          <li key={other}>
            <small>{index.topics[articles[other].topic].title}</small>
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
