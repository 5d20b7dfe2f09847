import { useCallback, useContext } from 'react';
import { inLanguage, urlOf } from '@/site/addresses';
import { languages } from '@/site/languages';
import { afterPaint } from '@/lib/afterPaint';
import { Dropdown } from '@/ui/Dropdown';
import { Icon } from '@/ui/Icon';
import { PrefetchContext } from '@/ui/PageLink';
import { SiteLink } from '@/ui/SiteLink';
import { Flag } from '@/ui/art/Flag';
import { wakeDeferred } from '@/ui/deferred';
import type { Glyph } from '@/ui/icons';
import { usePlace } from '@/ui/place';
import { useHydrated } from '@/ui/useHydrated';
import { useLanguage, useWords } from '@/ui/words';
import styles from './LanguageMenu.module.scss';

/**
 * Gets ready for another language as soon as the visitor shows interest: its words, and the parts of this page that
 * still sleep, because every one of them changes with it.
 */
function useLanguagesAhead() {
  const shown = useLanguage();
  const key = usePlace((place) => place.key);
  const params = usePlace((place) => place.params);
  const prefetch = useContext(PrefetchContext);
  return useCallback(
    () =>
      void afterPaint(() => {
        wakeDeferred().catch(() => undefined);
        for (const { code } of languages) if (code !== shown) prefetch({ key, params }, code);
      }),
    [shown, key, params, prefetch],
  );
}

/**
 * The same page in every language: real links that keep path, query and hash (decisions.md). The prerendered page
 * knows neither the query nor the address of what was not found: they join after hydration.
 */
export function LanguageLinks() {
  const shown = useLanguage();
  const key = usePlace((place) => place.key);
  const params = usePlace((place) => place.params);
  const location = usePlace((place) => place.location);
  const hydrated = useHydrated();
  const ahead = useLanguagesAhead();
  return (
    <ul onPointerEnter={ahead} onFocus={ahead}>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <SiteLink
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
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface LanguageMenuProps {
  /** For the footer: stands before the language's name, and the menu opens upwards; else there are flag and code. */
  sign?: Glyph;
}

/** The language on screen, and the way to the others. */
export function LanguageMenu({ sign }: LanguageMenuProps) {
  const t = useWords();
  const shown = useLanguage();
  const ahead = useLanguagesAhead();
  return (
    <Dropdown
      onOpen={ahead}
      look={sign ? 'field' : 'bar'}
      name={sign ? undefined : 'header'}
      align="end"
      up={Boolean(sign)}
      label={
        <>
          <span className="visually-hidden">{t('header.language')}</span>
          {sign ? <Icon name={sign} /> : <Flag code={shown} />}
          {sign ? languages.find(({ code }) => code === shown)?.name : shown.toUpperCase()}
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  );
}
