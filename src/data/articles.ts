import type { ArticleId } from './entryIds';

/** Topics of the help articles, in page order. */
export const topicIds = ['support', 'account', 'orders', 'settings', 'privacy', 'projects'] as const;
export type TopicId = (typeof topicIds)[number];

/** Drawings of the site's own screens. */
export type HelpPictureId =
  | 'form'
  | 'sent'
  | 'fault'
  | 'login'
  | 'cart'
  | 'sum'
  | 'steps'
  | 'language'
  | 'theme'
  | 'keys'
  | 'storage'
  | 'consent'
  | 'phases'
  | 'brief';

interface ArticleRow {
  topic: TopicId;
  /** ISO date of the last change. */
  updated: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Ids of two related articles. */
  related: readonly [ArticleId, ArticleId];
  /** In the head of the article. */
  picture: HelpPictureId;
  /** At the end of one of its parts, counted from 0. */
  partPicture: readonly [part: number, picture: HelpPictureId];
}

/** Help articles; their words have the same ids. */
export const articles = {
  'first-message': {
    topic: 'support',
    updated: '2026-11-03',
    minutes: 2,
    related: ['project-brief', 'stored-data'],
    picture: 'form',
    partPicture: [2, 'sent'],
  },
  'report-fault': {
    topic: 'support',
    updated: '2026-10-12',
    minutes: 1,
    related: ['first-message', 'light-and-dark'],
    picture: 'fault',
    partPicture: [0, 'form'],
  },
  'sample-account': {
    topic: 'account',
    updated: '2026-11-17',
    minutes: 1,
    related: ['new-account', 'stored-data'],
    picture: 'login',
    partPicture: [2, 'storage'],
  },
  'new-account': {
    topic: 'account',
    updated: '2026-11-17',
    minutes: 1,
    related: ['sample-account', 'stored-data'],
    picture: 'login',
    partPicture: [1, 'storage'],
  },
  'demo-order': {
    topic: 'orders',
    updated: '2026-11-10',
    minutes: 2,
    related: ['order-total', 'new-account'],
    picture: 'cart',
    partPicture: [1, 'steps'],
  },
  'order-total': {
    topic: 'orders',
    updated: '2026-09-28',
    minutes: 1,
    related: ['demo-order', 'stored-data'],
    picture: 'sum',
    partPicture: [0, 'cart'],
  },
  'change-language': {
    topic: 'settings',
    updated: '2026-08-19',
    minutes: 1,
    related: ['light-and-dark', 'consent'],
    picture: 'language',
    partPicture: [2, 'storage'],
  },
  'light-and-dark': {
    topic: 'settings',
    updated: '2026-08-19',
    minutes: 1,
    related: ['change-language', 'consent'],
    picture: 'theme',
    partPicture: [2, 'keys'],
  },
  'stored-data': {
    topic: 'privacy',
    updated: '2026-11-20',
    minutes: 1,
    related: ['consent', 'new-account'],
    picture: 'storage',
    partPicture: [2, 'form'],
  },
  consent: {
    topic: 'privacy',
    updated: '2026-10-30',
    minutes: 1,
    related: ['stored-data', 'change-language'],
    picture: 'consent',
    partPicture: [2, 'storage'],
  },
  'project-steps': {
    topic: 'projects',
    updated: '2026-09-07',
    minutes: 2,
    related: ['project-brief', 'first-message'],
    picture: 'phases',
    partPicture: [1, 'steps'],
  },
  'project-brief': {
    topic: 'projects',
    updated: '2026-09-07',
    minutes: 1,
    related: ['first-message', 'project-steps'],
    picture: 'brief',
    partPicture: [2, 'form'],
  },
} as const satisfies Record<ArticleId, ArticleRow>;

/** An article, typed as `ArticleRow` instead of its literal type. */
export const articleOf = (id: ArticleId): ArticleRow => articles[id];

/** Most needed articles, which the help center shows first. */
export const popularArticles: readonly ArticleId[] = ['first-message', 'sample-account', 'demo-order', 'stored-data'];
