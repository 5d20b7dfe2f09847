import type { ArticleId } from './entryIds';

/** Topics of the help articles, in page order. */
export const topicIds = ['support', 'account', 'orders', 'settings', 'privacy', 'projects'] as const;
export type TopicId = (typeof topicIds)[number];

interface ArticleRow {
  topic: TopicId;
  /** ISO date of the last change. */
  updated: string;
  /** Reading time in minutes. */
  minutes: number;
  /** Ids of two related articles of other topics. */
  related: readonly [ArticleId, ArticleId];
}

/** Help articles; their words have the same ids. */
export const articles = {
  'first-message': {
    topic: 'support',
    updated: '2026-11-03',
    minutes: 2,
    related: ['project-brief', 'stored-data'],
  },
  'report-fault': {
    topic: 'support',
    updated: '2026-10-12',
    minutes: 1,
    related: ['stored-data', 'light-and-dark'],
  },
  'sample-account': {
    topic: 'account',
    updated: '2026-11-17',
    minutes: 1,
    related: ['demo-order', 'stored-data'],
  },
  'new-account': {
    topic: 'account',
    updated: '2026-11-17',
    minutes: 1,
    related: ['demo-order', 'stored-data'],
  },
  'demo-order': {
    topic: 'orders',
    updated: '2026-11-10',
    minutes: 2,
    related: ['sample-account', 'new-account'],
  },
  'order-total': {
    topic: 'orders',
    updated: '2026-09-28',
    minutes: 1,
    related: ['sample-account', 'stored-data'],
  },
  'change-language': {
    topic: 'settings',
    updated: '2026-08-19',
    minutes: 1,
    related: ['consent', 'stored-data'],
  },
  'light-and-dark': {
    topic: 'settings',
    updated: '2026-08-19',
    minutes: 1,
    related: ['consent', 'sample-account'],
  },
  'stored-data': {
    topic: 'privacy',
    updated: '2026-11-20',
    minutes: 1,
    related: ['sample-account', 'new-account'],
  },
  consent: {
    topic: 'privacy',
    updated: '2026-10-30',
    minutes: 1,
    related: ['change-language', 'light-and-dark'],
  },
  'project-steps': {
    topic: 'projects',
    updated: '2026-09-07',
    minutes: 2,
    related: ['first-message', 'demo-order'],
  },
  'project-brief': {
    topic: 'projects',
    updated: '2026-09-07',
    minutes: 1,
    related: ['first-message', 'report-fault'],
  },
} as const satisfies Record<ArticleId, ArticleRow>;

/** An article, typed as `ArticleRow` instead of its literal type. */
export const articleOf = (id: ArticleId): ArticleRow => articles[id];

/** Most needed articles, which the help center shows first. */
export const popularArticles = [
  'first-message',
  'sample-account',
  'demo-order',
  'stored-data',
] as const satisfies readonly ArticleId[];
export type PopularArticle = (typeof popularArticles)[number];
