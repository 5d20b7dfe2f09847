import { interpolate } from '@/lib/interpolate';
import { Prose } from '@/sections/Prose';
import { facts } from '@/site/facts';
import { HashLink } from '@/ui/HashLink';
import styles from './ArticleBody.module.scss';

export type ArticleParts = readonly { title: string; text: string }[];

export interface ArticleBodyWords {
  contents: string;
}

/** Table of contents and sections of an article. */
export function ArticleBody({ contents, parts }: ArticleBodyWords & { parts: ArticleParts }) {
  return (
    <div className={styles.root}>
      <nav aria-label={contents} className={styles.contents}>
        <ol>
          {parts.map(({ title }, at) => (
            <li key={title}>
              <HashLink id={`part-${at + 1}`}>{title}</HashLink>
            </li>
          ))}
        </ol>
      </nav>
      {parts.map(({ title, text }, at) => (
        <section key={title} id={`part-${at + 1}`}>
          <h2>{title}</h2>
          <Prose text={interpolate(text, facts)} />
        </section>
      ))}
    </div>
  );
}
