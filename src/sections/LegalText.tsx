import { dateFormat } from '@/lib/formats';
import type { ReactNode } from 'react';
import { interpolate } from '@/lib/interpolate';
import { facts } from '@/site/facts';
import { legalUpdated } from '@/site/legal';
import { settings } from '@/site/settings';
import { Breadcrumb } from '@/ui/Breadcrumb';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import { useRoute } from '@/ui/route';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './LegalText.module.scss';
import { LinkedText, Prose } from './Prose';
import { useScrollSpy } from './useScrollSpy';

interface LegalWords {
  title: string;
  lead: string;
  /** `{{date}}` of the last change. */
  updated: string;
  contents: string;
  summary: { title: string; items: Record<string, string> };
  sections: Record<string, { title: string; body: string }>;
}

interface LegalTextProps extends LegalWords {
  /** Content appended to a section, by section id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/** Legal text: summary in the head, table of contents that marks what is being read, sections. */
export function LegalText({ title, lead, updated, contents, summary, sections, after = {} }: LegalTextProps) {
  const { t } = useTranslation();
  const { key } = useRoute();
  const language = useLanguage();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(legalUpdated));
  // Omit the section about page speed in builds that don't measure it.
  const entries = Object.entries(sections).filter(([id]) => id !== 'speed' || settings.vitals !== 'off');
  const reading = useScrollSpy(entries.map(([id]) => id));
  return (
    <article>
      <header className={styles.head}>
        <div className={styles.content}>
          <Breadcrumb label={t('page.trail')} steps={[{ label: t('menu.home'), to: 'home' }]} here={t(`menu.${key}`)} />
          <div className={styles.opening}>
            <div>
              <h1>{title}</h1>
              <p className={styles.lead}>{lead}</p>
              <p className={styles.date}>
                <time dateTime={legalUpdated}>{interpolate(updated, { date })}</time>
              </p>
            </div>
            <section className={styles.summary} aria-labelledby="summary-title">
              <h2 id="summary-title">{summary.title}</h2>
              <ul>
                {Object.entries(summary.items).map(([key, item]) => (
                  <li key={key}>
                    <Icon name="check-lg" />
                    <span>
                      <LinkedText text={interpolate(item, facts)} />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </header>
      <div className={`${styles.content} ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="contents-title">
          <h2 id="contents-title">{contents}</h2>
          <ol>
            {entries.map(([id, section]) => (
              <li key={id}>
                <HashLink id={id} aria-current={id === reading ? 'true' : undefined}>
                  {section.title}
                </HashLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {entries.map(([id, section]) => (
            <section key={id} id={id} className={after[id] ? styles.wide : ''}>
              <h2>
                {section.title
                  .split(/ (?=\()/)
                  .map((part, at) => (at === 0 ? part : <small key={part}> {part}</small>))}
              </h2>
              <div>
                <Prose text={interpolate(section.body, facts)} />
                {after[id]}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
