import type { ReactNode } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { TornWeatherMap } from '@/ui/art/TornWeatherMap';
import { useHomeLink } from '@/ui/useHomeLink';
import { useTranslation } from '@/ui/translation';
import styles from './NotFoundContent.module.scss';

interface NotFoundContentProps {
  title: string;
  text: string;
  home: string;
  suggestions: string;
  /** Suggested pages. */
  links: readonly StaticPageKey[];
  /** Replaces the default picture. */
  picture?: ReactNode;
  /** Search box. */
  children: ReactNode;
}

/** Content of the 404 pages: picture, search, home link, suggested pages. */
export function NotFoundContent({ title, text, home, suggestions, links, picture, children }: NotFoundContentProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.root} aria-labelledby="missing-title">
      {picture ?? <TornWeatherMap />}
      <div className={styles.copy}>
        <h1 id="missing-title">{title}</h1>
        <p className={picture ? styles.text : styles.lead}>{text}</p>
        <div className={styles.actions}>
          <div>{children}</div>
          <Button {...useHomeLink()}>{home}</Button>
        </div>
        <p className={styles.links}>
          <span>{suggestions}:</span>
          {links.map((key) => (
            <PageLink key={key} to={key}>
              {t(`menu.${key}`)}
            </PageLink>
          ))}
        </p>
      </div>
    </section>
  );
}
