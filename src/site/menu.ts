import type shell from '@words/en.json';
import { articleIds, boxIds, integrationIds, jobIds, storyIds, windFeatureIds } from '@/data/entryIds';
import { addressedPostIds, samplePosts } from '@/data/postIds';
import { productIds } from '@/data/products';
import type { Namespaces } from '@/pageTypes';

/** Badge of a menu item: key in the shell's words. */
export type BadgeKey = keyof typeof shell.badges;

/** A row of the menu manifest; defaults are derived in menuTree.ts. */
interface MenuEntry {
  /** Path after the language; by default `/` + key. May contain `:id`, and end in `:id?`. */
  url?: string;
  /** A menu group without a page of its own. */
  group?: true;
  /** The parent group; by default the last group above. `null`: not in the menu. */
  parentKey?: string | null;
  icon?: string;
  badge?: BadgeKey;
  target?: '_blank';
  /** The page brings its own frame. bare: a reduced header and footer; demo: those of its brand (`DemoFrame`). */
  layout?: 'bare' | 'demo';
  /** All values of the parameters in `url`; others are not found. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Parameter values of the menu's link; an optional parameter with this value is omitted from the URL. */
  sample?: Readonly<Record<string, string>>;
  /** Further namespaces by prop name; may contain `:id`. */
  words?: Readonly<Record<string, keyof Namespaces | `${string}/:${string}`>>;
}

/** A landing page in the frame of its brand. */
const demo = { layout: 'demo' } as const;

/** Names of products, categories and colours. */
const catalogue = 'catalogue';

/** Names and summaries of the portfolio's projects. */
const works = 'portfolio/works';
/** Titles and leads of the posts, categories and tags. */
const blog = 'blog/posts';

/** Texts of the frame of every post. */
const frame = 'blog/single';

/**
 * The menu manifest, one row per page. The key is the default address, the page file, the namespace and the menu label.
 */
export const menu = {
  home: { url: '/', parentKey: null },
  contact: { parentKey: null },
  'not-found': { parentKey: null },
  offline: { parentKey: null },

  demos: { group: true, icon: 'grid' },
  'demos/classic': demo,
  'demos/agency/creative': demo,
  'demos/agency/digital': demo,
  'demos/agency/design': demo,
  'demos/agency/seo': demo,
  'demos/product-landing': demo,
  'demos/mobile-app': demo,
  'saas/v1': demo,
  'saas/v2': demo,
  'saas/v3': demo,
  'saas/v4': demo,
  'saas/v5': demo,
  'demos/finance-consulting': demo,
  'shop/index': { words: { catalogue } },

  about: { group: true, icon: 'people' },
  'about/v1': {},
  'about/v2': {},
  'about/v3': {},
  team: { words: { people: 'people', teams: 'people/teams' } },
  'services/v1': {},
  'services/v2': {},
  'services/single': { words: { contactPage: 'contact' } },
  'customer/stories': { words: { stories: 'stories', foundry: 'stories/tunc' } },
  'customer/story-single': {
    url: '/customer/story-single/:id?',
    values: { id: storyIds },
    // Not the foundry's story: the portfolio has a foundry case study.
    sample: { id: 'egeoptik' },
    words: { stories: 'stories', text: 'stories/:id' },
  },
  career: { badge: 'jobs', words: { jobs: 'career/jobs', teams: 'people/teams' } },
  'career/single': {
    url: '/career/single/:id?',
    values: { id: jobIds },
    sample: { id: 'interface' },
    words: { jobs: 'career/jobs', people: 'people', teams: 'people/teams', job: 'career/jobs/:id' },
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
    // The introductory article.
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
  'legal/accessibility': { parentKey: null },

  'pages-logout': { parentKey: null, layout: 'bare' },
} as const satisfies { [Label in keyof typeof shell.menu]?: MenuEntry };

export type MenuKey = keyof typeof menu;

type GroupKey = { [K in MenuKey]: (typeof menu)[K] extends { group: true } ? K : never }[MenuKey];

/** Key of a page. */
export type PageKey = Exclude<MenuKey, GroupKey>;

/** All keys, in menu order. */
export const menuKeys = Object.keys(menu) as MenuKey[];

/** A manifest row, widened to MenuEntry. */
export const entryOf = (key: MenuKey): MenuEntry => menu[key];

/** Keys of all pages. */
export const pageKeys = menuKeys.filter((key): key is PageKey => !entryOf(key).group);

/** True for the key of a page, narrowing the type; false for the key of a menu group. */
export const isPageKey = (text: string): text is PageKey => pageKeys.some((key) => key === text);
