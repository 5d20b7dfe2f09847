import { dateFormat } from '@/lib/formats';
import { articleOf } from '@/data/articles';
import type { ArticleId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { localeOf } from '@/site/languages';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { HashLink } from '@/ui/HashLink';
import { TopicObject } from '@/ui/art/specialty/TopicObject';
import { useLanguage } from '@/ui/translation';
import styles from './ArticleHead.module.scss';
import type { HelpIndex } from './HelpHero';

export interface ArticleHeadWords {
  trail: string;
  home: string;
  help: string;
  /** `{{date}}` of the last update. */
  updated: string;
  /** Reading time: `{{minutes}}`. */
  minutes: string;
}

interface ArticleHeadProps extends ArticleHeadWords {
  id: ArticleId;
  index: HelpIndex;
  /** Label of the table of contents. */
  contents: string;
  parts: readonly { title: string }[];
}

/** Head of a help article, with its table of contents. */
export function ArticleHead({ id, index, contents, parts, trail, home, help, updated, minutes }: ArticleHeadProps) {
  const language = useLanguage();
  const { title, text } = index.articles[id];
  const { topic, updated: day, minutes: length } = articleOf(id);
  const date = dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return (
    <header className={styles.root}>
      <div className={styles.content}>
        <Breadcrumb
          label={trail}
          steps={[
            { label: home, to: 'home' },
            { label: help, to: 'help/center' },
            { label: index.topics[topic].title, to: 'help/center', search: `topic=${topic}` },
          ]}
          here={title}
        />
        <div className={styles.columns}>
          <div>
            <h1>{title}</h1>
            <p className={styles.lead}>{text}</p>
            <p className={styles.facts}>
              <span>{interpolate(minutes, { minutes: length })}</span>
              <time dateTime={day}>{interpolate(updated, { date })}</time>
            </p>
          </div>
          <nav aria-label={contents} className={styles.contents}>
            <div>
              <p aria-hidden="true">{contents}</p>
              <ol>
                {parts.map(({ title: part }, at) => (
                  <li key={part}>
                    <HashLink id={`part-${at + 1}`}>{part}</HashLink>
                  </li>
                ))}
              </ol>
            </div>
            <TopicObject topic={topic} />
          </nav>
        </div>
      </div>
    </header>
  );
}
