import type { ReactNode } from 'react';
import { legalLinks } from '@/site/footerColumns';
import { PageLink } from '@/ui/PageLink';
import { useCurrentYear } from '@/ui/useCurrentYear';
import { useTranslation } from '@/ui/translation';
import styles from './AuthLayout.module.scss';
import { LogoLink } from './LogoLink';
import { LanguageMenu } from './LanguageMenu';

interface AuthLayoutProps {
  /** Half of a wide window; above the form on phones. */
  picture: ReactNode;
  /** On wide windows the picture fills the window, and the form stands on a card. */
  fullBleed?: boolean;
  theme: ReactNode;
  cookieSettings: ReactNode;
  children: ReactNode;
}

/** Layout of the sign-in pages: form, picture, reduced header and footer. */
export function AuthLayout({ picture, fullBleed = false, theme, cookieSettings, children }: AuthLayoutProps) {
  const { t } = useTranslation();
  const year = useCurrentYear();
  return (
    <div className={`${styles.root} ${fullBleed ? styles.fullBleed : ''}`}>
      <header className={styles.bar}>
        <LogoLink />
        <div className={styles.tools}>
          <LanguageMenu />
          {theme}
        </div>
      </header>
      <div className={styles.picture}>{picture}</div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <small>{t('footer.rights', { year })}</small>
        <ul>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{t(label)}</PageLink>
            </li>
          ))}
          <li>{cookieSettings}</li>
        </ul>
      </footer>
    </div>
  );
}
