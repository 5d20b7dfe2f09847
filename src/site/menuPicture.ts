import type { LanguageCode } from './languages';
import { type PageKey, pageKeys } from './menu';
import { isPageItem, menuTree } from './menuTree';

/** Groups whose menu shows a picture of every page. */
export const picturedGroups: readonly string[] = ['demos', 'shop'];

/** Pages that the menu of all other groups shows with a picture. */
export const featuredPages = ['customer/stories', 'saas/features', 'portfolio/showcase'] as const satisfies PageKey[];

/** Pages that have a picture in the menus, in menu order. */
export const picturedPages: readonly PageKey[] = [
  ...menuTree
    .filter(({ key }) => picturedGroups.includes(key))
    .flatMap(({ children }) => children.filter(isPageItem).map(({ key }) => key)),
  ...pageKeys.filter((key) => featuredPages.some((featured) => featured === key)),
];

/** Themes that pictures are drawn in. */
export const pictureThemes = ['light', 'dark'] as const;

/** URL of the picture of a page's first screen, 320 × 200; `npm run art:menu` draws it. */
export const menuPictureUrl = (key: PageKey, language: LanguageCode, theme: (typeof pictureThemes)[number]): string =>
  `/assets/images/menu/${language}/${key.replaceAll('/', '-')}-${theme}.avif`;
