import { articleOf } from '@/data/articles';
import type { ArticleId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { Prose } from '@/sections/Prose';
import { facts } from '@/site/facts';
import { HashLink } from '@/ui/HashLink';
import { HelpPicture } from '@/ui/art/specialty/HelpPicture';
import styles from './ArticleBody.module.scss';

export type ArticleParts = readonly { title: string; text: string }[];

export interface ArticleBodyWords {
  contents: string;
}

/** Table of contents and sections of an article. */
export function ArticleBody({ contents, parts, id }: ArticleBodyWords & { parts: ArticleParts; id: ArticleId }) {
  const [partWithPicture, picture] = articleOf(id).partPicture;
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
          {at === partWithPicture && (
            <div className={styles.picture}>
              <HelpPicture of={picture} />
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
