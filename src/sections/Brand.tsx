import type { MouseEvent } from 'react';
import { urlOf } from '@/site/addresses';
import { useGo } from '@/ui/SiteLink';
import { LogoMark } from '@/ui/art/Logo';
import { useLanguage, useWords } from '@/ui/words';
import styles from './Brand.module.scss';

/** The logo: its address is `/` (spec 2.5), a plain click stays in the language on screen. */
export function Brand() {
  const t = useWords();
  const language = useLanguage();
  const go = useGo();
  const goHome = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(urlOf('home', language));
  };
  return (
    <a href="/" className={styles.root} aria-label={t('brand.logo')} onClick={goHome}>
      <LogoMark />
      {t('brand.name')}
    </a>
  );
}
