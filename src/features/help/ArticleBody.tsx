import type { ArticleId } from '@/data/articles';
import { fill } from '@/lib/fill';
import { LateWords } from '@/sections/LateWords';
import { Prose } from '@/sections/Prose';
import { legalFacts } from '@/site/legal';
import { useAskedWords } from '@/ui/useAskedWords';
import { useTakenFocus } from '@/ui/useTakenFocus';
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
  const { words: late, ...asked } = useAskedWords(`help/articles/${id}`);
  const place = useTakenFocus<HTMLDivElement>(late !== null && asked.failures > 0);
  return (
    <div ref={place} tabIndex={-1} className={late ? undefined : styles.waiting}>
      {late ? (
        <ArticleBody {...words} parts={(late as { parts: ArticleParts }).parts} />
      ) : (
        <LateWords waiting={words.waiting} {...asked} />
      )}
    </div>
  );
}
