import { pathWithParams, urlOf } from '@/site/addresses';
import { matchAddress, matchPage } from '@/site/matchAddress';
import { footerColumns, legalLinks } from '@/site/footerColumns';
import { demoBrands } from '@/data/demoBrands';
import { headerLinks } from '@/site/headerLinks';
import { languageCodes } from '@/site/languages';
import type { PageKey } from '@/site/menu';
import { findablePages, isPageItem, menuTree } from '@/site/menuTree';
import { menuIcons } from '@/sections/menuIcons';
import { leavesOf } from './support/files';

/** The menu tree of the specification, with the URLs of its pages without language; further pages may join it. */
const specified: Record<string, string[]> = {
  demos: [
    '/demos/classic',
    '/demos/agency/creative',
    '/demos/agency/digital',
    '/demos/agency/design',
    '/demos/agency/seo',
    '/demos/product-landing',
    '/demos/mobile-app',
    '/saas/v1',
    '/saas/v2',
    '/saas/v3',
    '/saas/v4',
    '/saas/v5',
    '/demos/finance-consulting',
    '/shop/index',
  ],
  about: [
    '/about/v1',
    '/about/v2',
    '/about/v3',
    '/team',
    '/services/v1',
    '/services/v2',
    '/services/single',
    '/customer/stories',
    '/customer/story-single',
    '/career',
    '/career/single',
  ],
  pages: [
    '/contact/v1',
    '/contact/v2',
    '/saas/features',
    '/saas/feature-single',
    '/saas/integrations',
    '/saas/integration-single',
  ],
  shop: ['/shop/grid', '/shop/single/1030', '/shop/cart', '/shop/empty-cart', '/shop/checkout'],
  blog: ['/blog/grid', '/blog/list-sidebar', '/blog/single/v1', '/blog/single/v2'],
  specialty: ['/help/center', '/help/detail', '/pricing', '/faq', '/error-404', '/coming-soon', '/terms-conditions'],
  auth: ['/auth/sign-up', '/auth/sign-in', '/auth/forgot-password'],
  account: [
    '/account/profile',
    '/account/security',
    '/account/notifications',
    '/account/projects',
    '/account/payment-details',
    '/account/order-history',
    '/account/wishlist',
    '/account/delete-profile',
  ],
  portfolio: [
    '/portfolio/masonry',
    '/portfolio/showcase',
    '/portfolio/list',
    '/portfolio/case-study/v1',
    '/portfolio/case-study/v2',
  ],
};

const items = menuTree.flatMap(({ children }) => children);

describe('the menu tree', () => {
  it('has every group and every page of the specification, in its order', () => {
    const shown = menuTree.map(({ key, children }) => {
      const pages = children.map(({ url }) => String(url));
      return [key, pages.filter((url) => specified[key]?.includes(url))];
    });
    expect(shown.filter(([key]) => Object.hasOwn(specified, String(key)))).toEqual(Object.entries(specified));
  });

  it('gives every item the fields of the specification', () => {
    for (const group of menuTree) {
      expect(group).toMatchObject({
        label: `menu.${group.key}`,
        url: null,
        parentKey: null,
        badge: null,
        target: null,
      });
      for (const item of group.children) {
        expect(item).toMatchObject({ label: `menu.${item.key}`, parentKey: group.key, children: [] });
      }
    }
  });

  it('opens the sign-in pages, the error page and the coming-soon page in a new tab, and no other', () => {
    const inNewTab = items.filter(({ target }) => target === '_blank').map(({ url }) => url);
    expect(inNewTab).toEqual(['/error-404', '/coming-soon', '/auth/sign-up', '/auth/sign-in', '/auth/forgot-password']);
  });

  it('shows a badge with the number of jobs at the career page only', () => {
    const badges = items.filter(({ badge }) => badge !== null).map(({ key, badge }) => [key, badge]);
    expect(badges).toEqual([['career', 'badges.jobs']]);
    expect(leavesOf('public/assets/i18n/en.json').get('badges.jobs')).toBe('2 Jobs');
  });

  it('has an icon for every group', () => {
    expect(
      menuTree.filter(({ icon }) => icon === null || !Object.hasOwn(menuIcons, icon)).map(({ key }) => key),
    ).toEqual([]);
  });
});

it.each(languageCodes)('begins the sentence of each demo with the name of its brand, in %s', (language) => {
  const words = leavesOf(`public/assets/i18n/${language}/menu.json`);
  for (const [key, brand] of Object.entries(demoBrands))
    expect(words.get(`lines.${key}`)).toMatch(new RegExp(`^${brand}: `));
});

describe('the links of the shell', () => {
  const leads = (key: PageKey) => languageCodes.every((language) => 'key' in matchAddress(urlOf(key, language)));

  it('lead to pages of the site, and to no others', () => {
    const shown = [
      ...items.filter(isPageItem).map(({ key }) => key),
      ...findablePages.map(({ key }) => key),
      ...headerLinks.map(({ to }) => to),
      ...footerColumns.flatMap(({ links }) => links.map(({ to }) => to)),
      ...legalLinks.map(({ to }) => to),
    ];
    expect(shown.filter((key) => !leads(key))).toEqual([]);
    expect(shown.filter((key) => key !== 'home' && matchPage(pathWithParams(key)) === null)).toEqual([]);
  });
});
