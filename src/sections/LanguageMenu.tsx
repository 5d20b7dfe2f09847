import { useCallback, useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, urlOf } from '@/site/addresses';
import { languages } from '@/site/languages';
import { afterPaint } from '@/lib/afterPaint';
import { Dropdown } from '@/ui/Dropdown';
import { Icon } from '@/ui/Icon';
import { PrefetchContext } from '@/ui/PageLink';
import { Flag } from '@/ui/art/Flag';
import type { Glyph } from '@/ui/icons';
import { scrollStateFrom } from '@/ui/scrollState';
import { useRoute } from '@/ui/route';
import { useHydrated } from '@/ui/useHydrated';
import { useLanguage, useTranslation } from '@/ui/translation';
import styles from './LanguageMenu.module.scss';

/** Returns a function that prefetches the words of the other languages: for hover, focus and opening the menu. */
function usePrefetchLanguages() {
  const { key, params, language: shown } = useRoute();
  const prefetch = useContext(PrefetchContext);
  return useCallback(
    () =>
      void afterPaint(() => {
        for (const { code } of languages) if (code !== shown) prefetch({ key, params }, code);
      }),
    [shown, key, params, prefetch],
  );
}

/**
 * Links to the current page in every language. Path, query and hash follow after hydration: the HTML is prerendered
 * without a query, and without the URL of a page that was not found.
 */
export function LanguageLinks() {
  const { key, params, language: shown } = useRoute();
  const location = useLocation();
  const hydrated = useHydrated();
  const prefetchAll = usePrefetchLanguages();
  return (
    <ul onPointerEnter={prefetchAll} onFocus={prefetchAll}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <Link
            discover="none"
            state={scrollStateFrom(location)}
            to={hydrated ? inLanguage(code, location) : urlOf(key, code, params)}
            hrefLang={code}
            lang={code}
            aria-current={code === shown ? 'true' : undefined}
          >
            <Flag code={code} />
            {name}
            {code === shown && (
              <span className={styles.check}>
                <Icon name="check-lg" />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Drawn with less than a tenth of the icon set's letters: it is in every page's first script. */
const globe: Glyph =
  'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0m0 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0-1a4 8 0 0 1 0 16A4 8 0 0 1 8 0m0 1a3 7 0 0 0 0 14A3 7 0 0 0 8 1M.5 7.5h15v1H.5z';

/** Language drop-down of the header; `named`: that of the footer, with the language's name, opens upwards. */
export function LanguageMenu({ named = false }: { named?: boolean }) {
  const { t } = useTranslation();
  const shown = useLanguage();
  const prefetchAll = usePrefetchLanguages();
  return (
    <Dropdown
      onOpen={prefetchAll}
      variant={named ? 'field' : 'bar'}
      name={named ? undefined : 'header'}
      align="end"
      up={named}
      label={
        <>
          <span className="visually-hidden">{t('header.language')}</span>
          <Icon name={globe} />
          {named ? languages.find(({ code }) => code === shown)?.name : shown.toUpperCase()}
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}
