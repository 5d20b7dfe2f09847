import type shell from '@words/en.json';
import { articleIds, boxIds, integrationIds, jobIds, storyIds, windFeatureIds } from '@/data/entryIds';
import { addressedPostIds, samplePosts } from '@/data/postIds';
import { productIds } from '@/data/products';

/** A note beside a label, by its key in the shell's words. */
export type BadgeKey = keyof typeof shell.badges;

/** A row of the manifest: only its exceptions; everything else is derived in menuTree.ts. */
interface MenuEntry {
  /** The address after /{language}; by default `/` + key. May hold `:id`, and at its end `:id?`. */
  url?: string;
  /** A heading of the menu, without a page of its own. */
  group?: true;
  /** The group it stands under; by default the last group above it. `null`: in no menu. */
  parentKey?: string | null;
  icon?: string;
  badge?: BadgeKey;
  target?: '_blank';
  /** bare: the page brings its own slim header and footer. */
  layout?: 'bare';
  /** The values that the parameters of `url` can have, each a page of its own; any other address is none. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** The values for the menu's link; those of optional parameters stand in no address. */
  sample?: Readonly<Record<string, string>>;
  /** Further files of words, by the name under which the page gets them; may hold `:id`. */
  words?: Readonly<Record<string, string>>;
}

/** Names of products, categories and colours. */
const catalogue = 'catalogue';

/** Names and lines of the projects in the portfolio. */
const works = 'portfolio/works';
/** Titles and leads of the posts, categories and tags. */
const blog = 'blog/posts';

/** What stands around every post. */
const frame = 'blog/single';

/** The whole site, one row a page (spec 2.1 and 2.5). A key is the address, the page file, the words and the label. */
export const menu = {
  home: { url: '/', parentKey: null },
  contact: { parentKey: null },
  'not-found': { parentKey: null },
  offline: { parentKey: null },

  demos: { group: true, icon: 'grid' },
  'demos/classic': {},
  'demos/agency/creative': {},
  'demos/agency/digital': {},
  'demos/agency/design': {},
  'demos/agency/seo': {},
  'demos/product-landing': {},
  'demos/mobile-app': {},
  'saas/v1': {},
  'saas/v2': {},
  'saas/v3': {},
  'saas/v4': {},
  'saas/v5': {},
  'demos/finance-consulting': {},
  'shop/index': { words: { catalogue } },

  about: { group: true, icon: 'people' },
  'about/v1': {},
  'about/v2': {},
  'about/v3': {},
  team: { words: { people: 'people', teams: 'people/teams' } },
  'services/v1': {},
  'services/v2': {},
  'services/single': { words: { contactPage: 'contact' } },
  'customer/stories': { words: { stories: 'stories' } },
  'customer/story-single': {
    url: '/customer/story-single/:id?',
    values: { id: storyIds },
    // Not the foundry's: a case study of the portfolio tells of a foundry, too.
    sample: { id: 'egeoptik' },
    words: { stories: 'stories', text: 'stories/:id' },
  },
  career: { badge: 'jobs', words: { jobs: 'career/jobs', teams: 'people/teams' } },
  'career/single': {
    url: '/career/single/:id?',
    values: { id: jobIds },
    sample: { id: 'interface' },
    words: { jobs: 'career/jobs', teams: 'people/teams', job: 'career/jobs/:id' },
  },

  pages: { group: true, icon: 'layers' },
  'contact/v1': { words: { contact: 'contact' } },
  'contact/v2': { words: { contact: 'contact' } },
  'saas/features': { words: { features: 'saas/feature-list' } },
  'saas/feature-single': {
    url: '/saas/feature-single/:id?',
    values: { id: windFeatureIds },
    sample: { id: 'logbook' },
    words: { features: 'saas/feature-list', story: 'saas/feature-list/:id' },
  },
  'saas/integrations': { words: { plugs: 'saas/integration-list' } },
  'saas/integration-single': {
    url: '/saas/integration-single/:id?',
    values: { id: integrationIds },
    sample: { id: 'opcua' },
    words: { plugs: 'saas/integration-list' },
  },

  shop: { group: true, icon: 'cart' },
  'shop/grid': { words: { catalogue } },
  'shop/single': {
    url: '/shop/single/:id',
    values: { id: productIds },
    sample: { id: '1030' },
    words: { catalogue, product: 'catalogue/:id' },
  },
  'shop/cart': { words: { catalogue, emptyCart: 'shop/empty-cart' } },
  'shop/empty-cart': { words: { catalogue } },
  'shop/checkout': { words: { catalogue, emptyCart: 'shop/empty-cart' } },

  blog: { group: true, icon: 'newspaper' },
  'blog/grid': { words: { blog } },
  'blog/list-sidebar': { words: { blog } },
  'blog/single/v1': { words: { blog, frame, post: `blog/posts/${samplePosts.v1}` } },
  'blog/single/v2': { words: { blog, frame, post: `blog/posts/${samplePosts.v2}` } },
  'blog/post': {
    url: '/blog/post/:id',
    parentKey: null,
    values: { id: addressedPostIds },
    sample: { id: 'no-signal' },
    words: { blog, frame, post: 'blog/posts/:id' },
  },

  specialty: { group: true, icon: 'star' },
  'help/center': { words: { index: 'help/articles' } },
  'help/detail': {
    url: '/help/detail/:id?',
    values: { id: articleIds },
    // The article that leads to all others.
    sample: { id: 'first-message' },
    words: { index: 'help/articles', article: 'help/articles/:id' },
  },
  pricing: {},
  faq: {},
  'error-404': { target: '_blank' },
  'coming-soon': { target: '_blank', layout: 'bare' },
  'terms-conditions': {},

  auth: { group: true, icon: 'lock' },
  'auth/sign-up': { target: '_blank', layout: 'bare' },
  'auth/sign-in': { target: '_blank', layout: 'bare' },
  'auth/forgot-password': { target: '_blank', layout: 'bare' },

  account: { group: true, icon: 'person' },
  'account/profile': {},
  'account/security': {},
  'account/notifications': {},
  'account/projects': {},
  'account/payment-details': {},
  'account/order-history': { words: { catalogue } },
  'account/wishlist': { words: { catalogue } },
  'account/delete-profile': {},

  portfolio: { group: true, icon: 'images' },
  'portfolio/masonry': { words: { works } },
  'portfolio/showcase': { words: { works } },
  'portfolio/list': { words: { works } },
  'portfolio/case-study/v1': { words: { works } },
  'portfolio/case-study/v2': {
    url: '/portfolio/case-study/v2/:id?',
    values: { id: boxIds },
    sample: { id: 'kuzey' },
    words: { works, story: 'portfolio/case/:id' },
  },

  'legal/privacy': { parentKey: null },
  'legal/cookies': { parentKey: null },
  'legal/imprint': { parentKey: null },

  'pages-logout': { parentKey: null, layout: 'bare' },
} as const satisfies Record<string, MenuEntry>;

export type MenuKey = keyof typeof menu;

type GroupKey = { [K in MenuKey]: (typeof menu)[K] extends { group: true } ? K : never }[MenuKey];

/** A key that is (or will be) a page. */
export type PageKey = Exclude<MenuKey, GroupKey>;

/** Every row of the manifest, in the order of the menu. */
export const menuKeys = Object.keys(menu) as MenuKey[];

/** The manifest's row with the optional fields visible to the type checker. */
export const entryOf = (key: MenuKey): MenuEntry => menu[key];

/** Every page of the site. */
export const pageKeys = menuKeys.filter((key): key is PageKey => !entryOf(key).group);

/** True for the key of a page. */
export const isPageKey = (text: string): text is PageKey => pageKeys.some((key) => key === text);
