import { pathWithParams } from './addresses';
import { type BadgeKey, type MenuKey, type PageKey, entryOf, menuKeys } from './menu';

/** A menu item as rendered by the header. */
export interface MenuItem {
  key: MenuKey;
  label: `menu.${MenuKey}`;
  /** Path after the language, with the sample's values; null for a group. */
  url: string | null;
  parentKey: MenuKey | null;
  /** Name of an icon in sections/menuIcons. */
  icon: string | null;
  badge: `badges.${BadgeKey}` | null;
  target: '_blank' | null;
  children: readonly MenuItem[];
}

/** A menu item with a page. */
export type PageItem = MenuItem & { key: PageKey };

/** True for an item with a page, false for a group. */
export const isPageItem = (item: MenuItem): item is PageItem => item.url !== null;

function itemOf(key: MenuKey, parentKey: MenuKey | null, children: readonly MenuItem[]): MenuItem {
  const { group, icon, badge, target = null } = entryOf(key);
  const url = group ? null : pathWithParams(key as PageKey);
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

/** The parent of each row: its `parentKey`, or the last group above it. */
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

const childrenOf = (parent: MenuKey, parentOf: ReadonlyMap<MenuKey, MenuKey | null>): MenuItem[] =>
  menuKeys.filter((key) => parentOf.get(key) === parent).map((key) => itemOf(key, parent, childrenOf(key, parentOf)));

function makeTree(): readonly MenuItem[] {
  const parentOf = parents();
  return menuKeys
    .filter((key) => entryOf(key).group && parentOf.get(key) === null)
    .map((key) => itemOf(key, null, childrenOf(key, parentOf)));
}

/** The menu: groups with their pages, in the manifest's order. */
export const menuTree: readonly MenuItem[] = makeTree();

/** Pages in the search index: home, contact and every page of the menu with its group. */
export const findablePages: readonly { key: PageKey; group: MenuKey | null }[] = [
  { key: 'home', group: null },
  { key: 'contact', group: null },
  ...menuTree.flatMap(({ key: group, children }) => children.filter(isPageItem).map(({ key }) => ({ key, group }))),
];
