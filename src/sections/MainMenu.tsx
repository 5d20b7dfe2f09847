import type { KeyboardEvent, ReactNode } from 'react';
import { landingLinks } from '@/site/landingLinks';
import { type MenuItem, menuTree } from '@/site/menuTree';
import { Dropdown } from '@/ui/Dropdown';
import { moveFocus } from '@/ui/disclosure';
import { useRoute } from '@/ui/route';
import { useTranslation } from '@/ui/translation';
import { Landing } from './Landing';
import styles from './MainMenu.module.scss';
import { MenuPanel } from './shellParts';

/** Groups with a place of their own in the bar; the others share one wide panel. */
const inBar: readonly string[] = ['demos', 'shop'];

/** Beside the tree there is room for these, the latter on wide screens; the wide panel has all of them. */
const besideTree: Readonly<Record<string, string | undefined>> = { 'header.solutions': '', 'header.docs': styles.wide };

/** Left and right walk along the bar (spec 4: the keyboard does what the mouse does). */
function walk(event: KeyboardEvent<HTMLUListElement>) {
  const bar = [...event.currentTarget.children].flatMap((item) => item.querySelector<HTMLElement>('summary, a') ?? []);
  const seen = bar.filter((item) => item.checkVisibility());
  if (!seen.includes(document.activeElement as HTMLElement)) return;
  if (moveFocus(seen, event.key, ['ArrowLeft', 'ArrowRight'])) event.preventDefault();
}

/** A part of the site in the bar, marked while one of its pages is on screen. */
function Part({ groups, children }: { groups: readonly MenuItem[]; children: ReactNode }) {
  const route = useRoute();
  const here = groups.some((group) => group.children.some(({ key }) => key === route.key));
  return <li className={here ? styles.here : undefined}>{children}</li>;
}

/** The horizontal menu: the home page's bands, and the tree in as many panels as there is room for (spec 2.2, 2.5). */
export function MainMenu() {
  const { t } = useTranslation();
  const others = menuTree.filter(({ key }) => !inBar.includes(key));
  const group = (key: string) =>
    menuTree
      .filter((item) => item.key === key)
      .map((item) => (
        <Part key={key} groups={[item]}>
          <Dropdown name="header" hover label={t(item.label)}>
            <MenuPanel groups={[item]} />
          </Dropdown>
        </Part>
      ));
  return (
    <nav aria-label={t('header.navigation')}>
      <ul className={styles.bar} onKeyDown={walk}>
        {group('demos')}
        {landingLinks
          .filter(({ label }) => label in besideTree)
          .map((link) => (
            <li key={link.label} className={besideTree[link.label]}>
              <Landing link={link}>{t(link.label)}</Landing>
            </li>
          ))}
        {group('shop')}
        <Part groups={others}>
          <Dropdown name="header" hover align="bar" label={t('header.more')}>
            <MenuPanel groups={others} links={landingLinks} />
          </Dropdown>
        </Part>
      </ul>
    </nav>
  );
}
