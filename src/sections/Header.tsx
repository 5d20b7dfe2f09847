import type { ReactNode } from 'react';
import { appUrl } from '@/site/appUrl';
import { settings } from '@/site/settings';
import { Button } from '@/ui/Button';
import { openDialogProps } from '@/ui/Dialog';
import { IconButton } from '@/ui/IconButton';
import { PageLink } from '@/ui/PageLink';
import { useHydrated } from '@/ui/useHydrated';
import { useScrolledPast } from '@/ui/useScrolledPast';
import { useTranslation } from '@/ui/translation';
import { LogoLink } from './LogoLink';
import styles from './Header.module.scss';
import type { RenderByAuth } from './renderByAuth';
import { LanguageMenu } from './LanguageMenu';
import { MainMenu } from './MainMenu';
import { menuDrawerId, siteSearchId } from './dialogIds';
import { BackToTop } from './shellParts';

/** Scroll offset in px from which the header is sticky. */
const stickyFrom = 400;

interface HeaderProps {
  /** Theme switcher as a drop-down. */
  theme: ReactNode;
  cart?: ReactNode;
  renderByAuth: RenderByAuth;
}

/** Holds the scroll state, so that its children don't re-render on scroll. */
function StickyHeader({ children }: { children: ReactNode }) {
  const stuck = useScrolledPast(stickyFrom);
  const isScrolled = useScrolledPast(76);
  return (
    <header className={styles.root} data-scroll-state={stuck ? 'stuck' : isScrolled ? 'above' : 'top'}>
      {children}
    </header>
  );
}

/** Sign-in link, if it is enabled. The host is known after hydration; prerendered with the configured one. */
export function SignIn() {
  const { t } = useTranslation();
  const host = useHydrated() ? window.location.host : 'localhost';
  return (
    settings.header.signIn && (
      <a className={styles.link} href={appUrl(host)}>
        {t('header.signIn')}
      </a>
    )
  );
}

/**
 * Header, transparent over the hero, sticky further down. Must not re-render: React would discard the prerendered HTML
 * of parts that wait for hydration.
 */
export function Header({ theme, cart, renderByAuth }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <StickyHeader>
      <div className={styles.bar}>
        <div className={styles.content}>
          <LogoLink />
          <div className={styles.menu}>
            <MainMenu />
          </div>
          <div className={styles.tools}>
            <BackToTop />
            <div className={styles.fromDesktop}>
              <LanguageMenu />
            </div>
            {theme}
            {settings.header.search && (
              <div className={styles.fromTablet}>
                <IconButton
                  icon="search"
                  label={t('search.open')}
                  aria-keyshortcuts="Control+K Meta+K"
                  {...openDialogProps(siteSearchId)}
                />
              </div>
            )}
            {cart}
            <div className={styles.fromDesktop}>
              <SignIn />
              {renderByAuth({
                signedIn: (
                  <PageLink to="account/profile" className={styles.link}>
                    {t('menu.account')}
                  </PageLink>
                ),
                signedOut: (
                  <PageLink to="auth/sign-up" className={styles.link}>
                    {t('header.signUp')}
                  </PageLink>
                ),
              })}
            </div>
            <div className={styles.fromTablet}>
              <Button variant="ink" size="s" to="pricing">
                {t('header.buyNow')}
              </Button>
            </div>
            <div className={styles.toDesktop}>
              <IconButton icon="list" label={t('header.open')} {...openDialogProps(menuDrawerId)} />
            </div>
          </div>
        </div>
      </div>
    </StickyHeader>
  );
}
