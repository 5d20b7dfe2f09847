import { useEffect, useState } from 'react';
import { targetOf } from '@/site/addresses';
import { matchAddress } from '@/site/matchAddress';
import { offlineCaches } from '@/site/offlineCaches';
import type { PageKey } from '@/site/menu';
import { PageLink } from '@/ui/PageLink';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './CachedPages.module.scss';

/** Cached pages of a language; pages with URL parameters are omitted. */
async function cachedPages(language: string): Promise<PageKey[]> {
  const cache = await caches.open(offlineCaches.pages);
  const matches = (await cache.keys()).map(({ url }) => matchAddress(new URL(url).pathname));
  const keys = matches.flatMap((match) =>
    'redirect' in match || match.language !== language || Object.keys(match.params).length > 0 ? [] : [match.key],
  );
  return [...new Set(keys)].filter((key) => key !== 'not-found' && key !== 'offline');
}

/** Links to pages available offline; renders nothing without any. */
export function CachedPages({ title }: { title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [pages, setPages] = useState<PageKey[]>([]);
  useEffect(() => {
    if (!('caches' in window)) return;
    void cachedPages(language).then(setPages, () => undefined);
  }, [language]);
  if (pages.length === 0) return null;
  return (
    <nav className={styles.root} aria-label={title}>
      <p>{title}</p>
      <ul>
        {pages.map((key) => (
          <li key={key}>
            <PageLink {...targetOf(key)}>{t(`menu.${key}`)}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
