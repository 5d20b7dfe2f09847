import type { ReactNode } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { headerLinks } from '@/site/headerLinks';
import { isPageItem, menuTree } from '@/site/menuTree';
import { settings } from '@/site/settings';
import { Button } from '@/ui/Button';
import { closeDialog, closeDialogProps, openDialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useTranslation } from '@/ui/translation';
import { LogoLink } from './LogoLink';
import { HeaderPageLink } from './HeaderPageLink';
import { LanguageLinks } from './LanguageMenu';
import styles from './MenuDrawerBody.module.scss';
import { GroupIcon, MenuLink } from './MenuLink';
import { siteSearchId } from './dialogIds';
import type { RenderByAuth } from './renderByAuth';

export interface MenuDrawerProps {
  /** Id of the dialog. */
  id: string;
  /** Theme buttons in one row. */
  theme?: ReactNode;
  /** Sign-in link, if enabled. */
  signIn?: ReactNode;
  renderByAuth: RenderByAuth;
}

/**
 * Looks like a field and opens the search dialog. Closes the menu first, so that the focus is restored to the menu's
 * opener, also after the search. Needs a script: with `commandfor`, the menu would stay open below the search.
 */
function SearchButton({ drawer }: { drawer: string }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      onClick={() => {
        closeDialog(drawer);
        afterPaint(() => openDialog(siteSearchId));
      }}
    >
      <Icon name="search" />
      {t('search.open')}
    </button>
  );
}

/** Content of the mobile menu; groups expand in place. */
export function MenuDrawerBody({ id, theme, signIn, renderByAuth }: MenuDrawerProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.head}>
        <LogoLink />
        <IconButton icon="x-lg" label={t('header.close')} {...closeDialogProps(id)} />
      </div>
      {settings.header.search && <SearchButton drawer={id} />}
      <nav className={styles.links} aria-label={t('header.navigation')}>
        <ul>
          {headerLinks.map((link) => (
            <li key={link.label}>
              <HeaderPageLink link={link}>{t(link.label)}</HeaderPageLink>
            </li>
          ))}
          {menuTree.map((group) => (
            <li key={group.key}>
              <details name={id}>
                <summary>
                  <GroupIcon name={group.icon} />
                  {t(group.label)}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {group.children.filter(isPageItem).map((item) => (
                    <li key={item.key}>
                      <MenuLink item={item} t={t} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <nav className={styles.languages} aria-label={t('header.language')}>
          <LanguageLinks />
        </nav>
        {theme}
        <div className={styles.actions}>
          {signIn}
          {renderByAuth({
            signedIn: (
              <Button variant="line" to="account/profile">
                {t('menu.account')}
              </Button>
            ),
            signedOut: (
              <Button variant="line" to="auth/sign-up">
                {t('header.signUp')}
              </Button>
            ),
          })}
          <Button variant="ink" to="pricing">
            {t('header.buyNow')}
          </Button>
        </div>
      </div>
    </>
  );
}
