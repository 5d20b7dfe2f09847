import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import { headerLinks } from '@/site/headerLinks';
import { isPageItem, menuTree } from '@/site/menuTree';
import { picturedGroups } from '@/site/menuPicture';
import { settings } from '@/site/settings';
import { Button } from '@/ui/Button';
import { closeDialog, closeDialogProps, openDialog } from '@/ui/Dialog';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { PageLink } from '@/ui/PageLink';
import { useTranslation } from '@/ui/translation';
import { LogoLink } from './LogoLink';
import { HeaderPageLink } from './HeaderPageLink';
import { LanguageLinks } from './LanguageMenu';
import styles from './MenuDrawerBody.module.scss';
import { GroupIcon, MenuLink, rowsOf } from './MenuLink';
import { siteSearchId } from './dialogIds';
import type { RenderByAuth } from './renderByAuth';
import { useMenuPreviews } from './useMenuPreviews';

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

/** Scrolls the drawer: an opened group starts at its top, and closing it restores the list as it was. */
function useLevelScroll() {
  const listOffset = useRef(0);
  return ({ currentTarget: group, newState }: ToggleEvent<HTMLDetailsElement>) => {
    const drawer = group.closest('dialog');
    if (!drawer) return;
    if (newState === 'open') listOffset.current = drawer.scrollTop;
    drawer.scrollTop = newState === 'open' ? 0 : listOffset.current;
  };
}

/** Escape, and the back gesture of phones, first close the open group and focus its button, then the drawer. */
function useStepBack(id: string) {
  useEffect(() => {
    const drawer = document.getElementById(id);
    const listeners = new AbortController();
    const stepBack = (event: Event) => {
      const group = drawer?.querySelector<HTMLDetailsElement>('details[open]');
      if (!group || (event instanceof KeyboardEvent && event.key !== 'Escape')) return;
      event.preventDefault();
      group.open = false;
      group.querySelector('summary')?.focus();
    };
    for (const type of ['keydown', 'cancel']) drawer?.addEventListener(type, stepBack, { signal: listeners.signal });
    return () => listeners.abort();
  }, [id]);
}

/** Content of the mobile menu. An open group replaces the list; without scripts it expands in place. */
export function MenuDrawerBody({ id, theme, signIn, renderByAuth }: MenuDrawerProps) {
  const { t } = useTranslation();
  const links = useRef<HTMLElement>(null);
  const previews = useMenuPreviews(links);
  const looks = previews?.parts.styles;
  const onToggle = useLevelScroll();
  useStepBack(id);
  return (
    <>
      <div className={styles.head}>
        <LogoLink />
        <IconButton icon="x-lg" label={t('header.close')} {...closeDialogProps(id)} />
      </div>
      {settings.header.search && <SearchButton drawer={id} />}
      <nav ref={links} className={`${styles.links} ${looks?.levels ?? ''}`} aria-label={t('header.navigation')}>
        <ul>
          {headerLinks.map((link) => (
            <li key={link.label}>
              <HeaderPageLink link={link}>{t(link.label)}</HeaderPageLink>
            </li>
          ))}
          {settings.header.signIn && <li>{signIn}</li>}
          <li>
            {renderByAuth({
              signedIn: <PageLink to="account/profile">{t('menu.account')}</PageLink>,
              signedOut: <PageLink to="auth/sign-up">{t('header.signUp')}</PageLink>,
            })}
          </li>
          {menuTree.map((group) => (
            <li key={group.key}>
              <details name={id} onToggle={onToggle}>
                <summary>
                  {previews && <span className={looks?.back}>{previews.words.back}</span>}
                  <GroupIcon name={group.icon} />
                  {t(group.label)}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {rowsOf(group.children.filter(isPageItem), t, picturedGroups.includes(group.key)).map((row) => (
                    <li key={row[0]?.key}>
                      {row.map((item, index) => (
                        <MenuLink
                          key={item.key}
                          {...{ item, t, previews }}
                          isVariant={index > 0}
                          detail={picturedGroups.includes(group.key) ? 'row' : 'line'}
                        />
                      ))}
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
        <Button variant="ink" size="s" to="pricing">
          {t('header.buyNow')}
        </Button>
      </div>
    </>
  );
}
