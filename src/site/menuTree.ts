import { builtPages, urlOf } from './addresses';
import { defaultLanguage } from './languages';
import { type MenuKey, type PageKey, entryOf, menuKeys } from './menu';

/** A row of the menu as the header shows it (spec 2.5). */
export interface MenuItem {
  key: MenuKey;
  /** Key of the shell's words. */
  label: string;
  /** The address after the language, with the sample's values; null for a heading without a page. */
  url: string | null;
  parentKey: MenuKey | null;
  /** Name of an icon; see sections/menuIcons. */
  icon: string | null;
  /** Key of the shell's words. */
  badge: string | null;
  target: '_blank' | null;
  children: readonly MenuItem[];
}

/** A menu item that leads to a page. */
export type PageItem = MenuItem & { key: PageKey };

/** True for an item that leads to a page, false for one that only groups others. */
export const isPageItem = (item: MenuItem): item is PageItem => item.url !== null;

function itemOf(key: MenuKey, parentKey: MenuKey | null, children: readonly MenuItem[]): MenuItem {
  const { group, icon, badge, target = null } = entryOf(key);
  const url = group ? null : urlOf(key as PageKey, defaultLanguage).slice(3);
  return {
    key,
    label: `menu.${key}`,
    url,
    parentKey,
    icon: icon ?? null,
    badge: badge ? `badges.${badge}` : null,
    target,
    children,
  };
}

/** The group a row stands under: its own word for it, or the last group above it. */
function parents(): Map<MenuKey, MenuKey | null> {
  let group: MenuKey | null = null;
  return new Map(
    menuKeys.map((key) => {
      const entry = entryOf(key);
      if (entry.group) group = key;
      const parent = entry.parentKey === undefined ? (entry.group ? null : group) : (entry.parentKey as MenuKey | null);
      return [key, parent];
    }),
  );
}

/** The menu: every group with at least one of the `built` pages, in the order of the manifest (spec 2.5). */
export function menuTree(built: readonly PageKey[] = builtPages): readonly MenuItem[] {
  const parentOf = parents();
  const shown = (key: MenuKey) => entryOf(key).group || built.includes(key as PageKey);
  const childrenOf = (parent: MenuKey): MenuItem[] =>
    menuKeys
      .filter((key) => parentOf.get(key) === parent && shown(key))
      .map((key) => itemOf(key, parent, childrenOf(key)));
  return menuKeys
    .filter((key) => entryOf(key).group && parentOf.get(key) === null)
    .map((key) => itemOf(key, null, childrenOf(key)))
    .filter(({ children }) => children.length > 0);
}

/** What a visitor may look for: home, contact and every built page of the menu, with the group it stands under. */
export function findablePages(built: readonly PageKey[] = builtPages): { key: PageKey; group: MenuKey | null }[] {
  const top = (['home', 'contact'] as const).filter((key) => built.includes(key)).map((key) => ({ key, group: null }));
  const pages = menuTree(built).flatMap(({ key: group, children }) =>
    children.filter(isPageItem).map(({ key }) => ({ key, group })),
  );
  return [...top, ...pages];
}
