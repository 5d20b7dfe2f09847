import { popularArticles } from '@/data/articles';
import { PageLink } from '@/ui/PageLink';
import { Section } from '@/ui/Section';
import { ArticleObject } from '@/ui/art/specialty/ArticleObject';
import type { HelpIndex } from './HelpHero';
import styles from './PopularArticles.module.scss';

interface PopularArticlesWords {
  title: string;
  text: string;
}

/** Most read articles, each with an object. */
export function PopularArticles({ title, text, index }: PopularArticlesWords & { index: HelpIndex }) {
  return (
    <Section tight labelledBy="popular-title">
      <div className={styles.root}>
        <div>
          <h2 id="popular-title">{title}</h2>
          <p>{text}</p>
        </div>
        <ol>
          {popularArticles.map((id) => (
            <li key={id}>
              <ArticleObject id={id} />
              <PageLink to="help/detail" params={{ id }}>
                {index.articles[id].title}
              </PageLink>
              <p>{index.articles[id].text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
