import type { KeyboardEvent, ReactNode } from 'react';
import { headerLinks } from '@/site/headerLinks';
import { type MenuItem, menuTree } from '@/site/menuTree';
import { Dropdown } from '@/ui/Dropdown';
import { moveFocus } from '@/ui/disclosure';
import { useRoute } from '@/ui/route';
import { useTranslation } from '@/ui/translation';
import { HeaderPageLink } from './HeaderPageLink';
import styles from './MainMenu.module.scss';
import { MenuPanel } from './shellParts';

/** Groups with a panel of their own; the others share one. */
const ownPanelGroups: readonly string[] = ['demos', 'shop'];

/** Plain links in the bar by label, with their class; `wide`: on wide screens only. The shared panel has all links. */
const barLinkClasses: Readonly<Record<string, string | undefined>> = {
  'header.solutions': '',
  'header.docs': styles.wide,
};

/** Moves the focus along the bar with the left and right arrow keys. */
function moveFocusByArrow(event: KeyboardEvent<HTMLUListElement>) {
  const bar = [...event.currentTarget.children].flatMap((item) => item.querySelector<HTMLElement>('summary, a') ?? []);
  const visibleItems = bar.filter((item) => item.checkVisibility());
  if (!visibleItems.includes(document.activeElement as HTMLElement)) return;
  if (moveFocus(visibleItems, event.key, ['ArrowLeft', 'ArrowRight'])) event.preventDefault();
}

/**
 * Whether a group has the page; those of shop and blog are their own, also the ones listed elsewhere or nowhere. An
 * address without a page and a legal text are listed, but no part of what their group stands for.
 */
const contains = ({ key, children }: MenuItem, page: string) =>
  /^(shop|blog)\//.test(page)
    ? page.startsWith(key)
    : children.some((child) => child.key === page && !/^(error|terms)-/.test(page));

/** Item of the menu bar, marked when it contains the current page. */
function MenuBarItem({ groups, children }: { groups: readonly MenuItem[]; children: ReactNode }) {
  const route = useRoute();
  const here = groups.some((group) => contains(group, route.key));
  return <li className={here ? styles.here : undefined}>{children}</li>;
}

/** Main navigation of wide screens. */
export function MainMenu() {
  const { t } = useTranslation();
  const others = menuTree.filter(({ key }) => !ownPanelGroups.includes(key));
  const group = (key: string) =>
    menuTree
      .filter((item) => item.key === key)
      .map((item) => (
        <MenuBarItem key={key} groups={[item]}>
          <Dropdown name="header" hover align="bar" label={t(item.label)}>
            <MenuPanel groups={[item]} />
          </Dropdown>
        </MenuBarItem>
      ));
  return (
    <nav aria-label={t('header.navigation')}>
      <ul className={styles.bar} onKeyDown={moveFocusByArrow}>
        {group('demos')}
        {headerLinks
          .filter(({ label }) => label in barLinkClasses)
          .map((link) => (
            <li key={link.label} className={barLinkClasses[link.label]}>
              <HeaderPageLink link={link} marksSection>
                {t(link.label)}
              </HeaderPageLink>
            </li>
          ))}
        {group('shop')}
        <MenuBarItem groups={others}>
          <Dropdown name="header" hover align="bar" label={t('header.more')}>
            <MenuPanel groups={others} links={headerLinks} />
          </Dropdown>
        </MenuBarItem>
      </ul>
    </nav>
  );
}
