import { dateFormat } from '@/lib/formats';
import type { ReactElement, ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import { withNonBreakingSpaces } from '@/lib/withNonBreakingSpaces';
import { facts } from '@/site/facts';
import { legalUpdated } from '@/site/legal';
import { settings } from '@/site/settings';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import type { Glyph, IconName } from '@/ui/icons';
import { useRoute } from '@/ui/route';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './LegalText.module.scss';
import { LinkedText, Prose, type TextTags } from './Prose';
import { useScrollSpy } from './useScrollSpy';

interface LegalWords {
  title: string;
  lead: string;
  /** `{{date}}` of the last change. */
  updated: string;
  contents: string;
  summary: { title: string; items: Record<string, string> };
  sections: Record<string, { title: string; body: string }>;
  /** Labels of the chapters, by the id of the section that each begins with. */
  chapters?: Partial<Record<string, string>>;
}

interface LegalTextProps extends LegalWords {
  /** Drawing of the head; it stands on its lower edge. */
  picture: ReactNode;
  /** Button that opens the cookie settings, where the text speaks of them. */
  cookieSettings?: ReactNode;
  /** Icons of the summary in place of the check mark, by item. */
  icons?: Readonly<Record<string, IconName | Glyph>>;
  /** Numbers the sections, for others to refer to. */
  numbered?: boolean;
  /** Above the sections. */
  overview?: ReactNode;
  /** Icons of the sections whose facts are cards, two in a row, below the title. */
  pairs?: Readonly<Record<string, readonly Glyph[]>>;
  /** Drawings of the sections whose facts are five cards: two in a row, and three. */
  drawn?: Readonly<Record<string, readonly ReactElement[]>>;
  /** Icons of the sections that begin with a line for each way to reach us. */
  ways?: Readonly<Record<string, readonly Glyph[]>>;
  /** Content appended to a section, by section id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** Pages that the texts refer to, by tag. */
const references = {
  contact: 'contact',
  cookies: 'legal/cookies',
  imprint: 'legal/imprint',
  privacy: 'legal/privacy',
} as const;

const pageTags: TextTags = Object.fromEntries(
  Object.entries(references).map(([tag, key]) => [tag, (part: string) => <PageLink to={key}>{part}</PageLink>]),
);

/** A title, and the law in brackets after it. */
const titleParts = (title: string) => title.split(/ (?=\()/);

interface FactsProps {
  text: string;
  tags: TextTags;
  icons?: readonly Glyph[] | undefined;
  drawings?: readonly ReactElement[] | undefined;
}

/** Lines of a label, a colon and a value. */
function Facts({ text, tags, icons, drawings }: FactsProps) {
  const kind = drawings ? `${styles.cards} ${styles.drawn}` : icons ? styles.cards : '';
  return (
    <dl className={`${styles.facts} ${kind}`}>
      {text.split('\n').map((line, at) => {
        const end = line.indexOf(': ');
        const icon = icons?.[at];
        return (
          <div key={line}>
            <dt>
              {icon ? <Icon name={icon} /> : drawings?.[at]}
              {line.slice(0, end)}
            </dt>
            <dd>
              <LinkedText text={line.slice(end + 2)} tags={tags} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface BodyProps extends FactsProps {
  ways?: readonly Glyph[] | undefined;
}

/** Blocks of a section: facts where all of several lines have a label, the legal basis after `>`, and prose. */
function Body({ text, tags, icons, drawings, ways }: BodyProps) {
  return text.split('\n\n').map((block, index) => {
    if (block.startsWith('> ')) {
      const end = block.indexOf(':') + 1;
      return (
        <p key={block} className={styles.basis}>
          <strong>{block.slice(2, end)}</strong>
          <LinkedText text={block.slice(end)} tags={tags} />
        </p>
      );
    }
    const lines = block.split('\n');
    if (ways && index === 0) {
      return lines.map((line, at) => (
        <p key={line} className={styles.way}>
          {ways[at] && <Icon name={ways[at]} />}
          <LinkedText text={line} />
        </p>
      ));
    }
    return lines.length > 1 && lines.every((line) => !line.startsWith('- ') && line.includes(': ')) ? (
      <Facts key={block} text={block} tags={tags} icons={icons} drawings={drawings} />
    ) : (
      <Prose key={block} text={block} tags={tags} />
    );
  });
}

/** Legal text: summary in the head, table of contents that marks what is being read, sections. */
export function LegalText(props: LegalTextProps) {
  const { title, lead, updated, contents, summary, sections, picture, cookieSettings, icons = {} } = props;
  const { chapters = {}, numbered, overview, pairs = {}, drawn = {}, ways = {}, after = {} } = props;
  const { t } = useTranslation();
  const { key } = useRoute();
  const language = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(legalUpdated));
  // Omit the section about page speed in builds that don't measure it.
  const entries = Object.entries(sections).filter(([id]) => id !== 'speed' || settings.vitals !== 'off');
  const tags: TextTags = { ...pageTags, settings: () => cookieSettings };
  const classOf = (id: string) => (pairs[id] ? styles.pairs : drawn[id] || after[id] ? styles.wide : undefined);
  const reading = useScrollSpy(entries.map(([id]) => id));
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.content}>
          <Breadcrumb label={t('page.trail')} steps={[{ label: t('menu.home'), to: 'home' }]} here={t(`menu.${key}`)} />
          <div className={styles.opening}>
            <div className={styles.words}>
              <h1>{title}</h1>
              <p>{lead}</p>
            </div>
            <p className={styles.date}>
              <time dateTime={legalUpdated}>{interpolate(updated, { date: withNonBreakingSpaces(date) })}</time>
            </p>
            <div className={styles.picture}>{picture}</div>
            <section className={styles.summary} aria-labelledby="summary-title">
              <h2 id="summary-title">{summary.title}</h2>
              <ul>
                {Object.entries(summary.items).map(([key, item]) => (
                  <li key={key}>
                    <Icon name={icons[key] ?? 'check-lg'} />
                    <span>
                      <LinkedText text={interpolate(item, facts)} tags={tags} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </header>
      <div className={`${styles.content} ${styles.columns} ${numbered ? styles.numbered : ''}`}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{contents}</h2>
          {/* Phones fold the list. It is not inside, so that the style sheet alone shows it in wider windows. */}
          <details>
            <summary>
              {contents}
              <Icon name="chevron-down" />
            </summary>
          </details>
          <ol>
            {entries.map(([id, section], at) => (
              <li key={id}>
                {chapters[id] && <p>{chapters[id]}</p>}
                <HashLink id={id} aria-current={id === reading ? 'true' : undefined}>
                  {numbered && <span>{at + 1}. </span>}
                  {titleParts(section.title)[0]}
                </HashLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {overview}
          {entries.map(([id, section], at) => (
            <section key={id} id={id} className={classOf(id)}>
              {chapters[id] && <p className={styles.chapter}>{chapters[id]}</p>}
              <h2>
                {numbered && <span>{at + 1}. </span>}
                {titleParts(section.title).map((part, at) => (at === 0 ? part : <small key={part}> {part}</small>))}
              </h2>
              <div>
                <Body
                  text={interpolate(section.body, facts)}
                  tags={tags}
                  icons={pairs[id]}
                  drawings={drawn[id]}
                  ways={ways[id]}
                />
                {after[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
