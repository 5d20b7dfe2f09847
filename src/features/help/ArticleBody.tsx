import type { ArticleId } from '@/data/articles';
import { fill } from '@/lib/fill';
import { Prose } from '@/sections/Prose';
import { legalFacts } from '@/site/legal';
import { useMoreWords } from '@/ui/words';
import styles from './ArticleBody.module.scss';

export type ArticleParts = readonly { title: string; text: string }[];

export interface ArticleBodyWords {
  contents: string;
  /** Until the text of another article is here. */
  waiting: string;
}

/** An article: what it holds as links, then its parts, numbered. */
export function ArticleBody({ contents, parts }: ArticleBodyWords & { parts: ArticleParts }) {
  return (
    <div className={styles.root}>
      <nav aria-label={contents} className={styles.contents}>
        <ol>
          {parts.map(({ title }, at) => (
            <li key={title}>
              <a href={`#part-${at + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ title, text }, at) => (
        <section key={title} id={`part-${at + 1}`}>
          <h2>{title}</h2>
          <Prose text={fill(text, legalFacts)} />
        </section>
      ))}
    </div>
  );
}

/** The same with a text that the page did not bring along. */
export function LateArticleBody({ id, ...words }: ArticleBodyWords & { id: ArticleId }) {
  const late = useMoreWords(`help/articles/${id}`, true) as { parts: ArticleParts } | null;
  if (late) return <ArticleBody {...words} parts={late.parts} />;
  return (
    <p role="status" className={styles.waiting}>
      {words.waiting}
    </p>
  );
}
