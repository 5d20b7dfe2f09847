import type { StaticPageKey } from './addresses';

interface BuyerAnswer {
  to: StaticPageKey;
  /** Query without the question mark. */
  search?: string;
  hash?: string;
}

/** Where the questions of a buyer are answered, in the order of the pricing page; labels: `buyers` of its words. */
export const buyerAnswers = {
  process: { to: 'services/single', hash: 'process' },
  levels: { to: 'services/v2', hash: 'service-levels' },
  guarantees: { to: 'services/v2', hash: 'guarantees' },
  security: { to: 'faq', search: 'topic=security' },
  compatibility: { to: 'saas/integrations', hash: 'compatibility' },
  compliance: { to: 'saas/integrations', hash: 'compliance' },
  money: { to: 'customer/stories', hash: 'money-case' },
  accessibility: { to: 'legal/accessibility' },
} as const satisfies Record<string, BuyerAnswer>;

export type BuyerAnswerId = keyof typeof buyerAnswers;

export const buyerAnswerIds = Object.keys(buyerAnswers) as BuyerAnswerId[];
