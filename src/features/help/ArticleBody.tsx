import type { ArticleId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { HelpScreen } from '@/sections/help/HelpScreen';
import type { ScreenWords } from '@/sections/help/screenTypes';
import { Prose } from '@/sections/Prose';
import { facts } from '@/site/facts';
import styles from './ArticleBody.module.scss';

/** `screen`: words of the picture beside the text. */
export type ArticleParts = readonly { title: string; text: string; screen?: ScreenWords }[];

/** Sections of an article, each with the screen that it speaks of. */
export function ArticleBody({ parts, id }: { parts: ArticleParts; id: ArticleId }) {
  return (
    <div className={styles.root}>
      {parts.map(({ title, text, screen }, at) => (
        <section key={title} id={`part-${at + 1}`}>
          <div className={styles.text}>
            <h2>{title}</h2>
            <Prose text={interpolate(text, facts)} />
          </div>
          <HelpScreen id={id} part={at} words={screen ?? {}} />
        </section>
      ))}
    </div>
  );
}
