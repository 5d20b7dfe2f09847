import { type IntegrationId, integrationIds } from './entryIds';

/** Categories of integrations, in page order. */
export const integrationCategories = ['machines', 'business', 'commerce', 'data', 'team'] as const;

type IntegrationCategory = (typeof integrationCategories)[number];

/** Kinds of data that an integration transfers. */
export type Cargo =
  | 'readings'
  | 'states'
  | 'counts'
  | 'weights'
  | 'labels'
  | 'orders'
  | 'stock'
  | 'invoices'
  | 'customers'
  | 'hours'
  | 'payments'
  | 'parcels'
  | 'sales'
  | 'records'
  | 'events'
  | 'files'
  | 'messages'
  | 'dates'
  | 'people';

export interface Integration {
  id: IntegrationId;
  category: IntegrationCategory;
  /** Kinds of data received from the other system, and sent to it. */
  brings: readonly Cargo[];
  takes: readonly Cargo[];
  /** Kind of authentication. */
  key: 'certificate' | 'token' | 'account' | 'network';
  /** How often data is transferred. */
  rhythm: 'live' | 'minutes' | 'daily';
}

const rows = {
  opcua: { category: 'machines', brings: ['readings', 'states'], takes: [], key: 'certificate', rhythm: 'live' },
  mqtt: { category: 'machines', brings: ['readings', 'events'], takes: ['events'], key: 'certificate', rhythm: 'live' },
  modbus: { category: 'machines', brings: ['readings', 'counts'], takes: [], key: 'network', rhythm: 'live' },
  barcode: { category: 'machines', brings: ['counts'], takes: [], key: 'network', rhythm: 'live' },
  scale: { category: 'machines', brings: ['weights'], takes: [], key: 'network', rhythm: 'live' },
  label: { category: 'machines', brings: [], takes: ['labels'], key: 'network', rhythm: 'live' },
  erp: {
    category: 'business',
    brings: ['orders', 'stock'],
    takes: ['counts', 'hours'],
    key: 'account',
    rhythm: 'minutes',
  },
  accounting: { category: 'business', brings: ['customers'], takes: ['invoices'], key: 'account', rhythm: 'daily' },
  einvoice: { category: 'business', brings: ['states'], takes: ['invoices'], key: 'certificate', rhythm: 'minutes' },
  crm: { category: 'business', brings: ['customers'], takes: ['orders'], key: 'token', rhythm: 'minutes' },
  payroll: { category: 'business', brings: ['people'], takes: ['hours'], key: 'account', rhythm: 'daily' },
  marketplace: { category: 'commerce', brings: ['orders'], takes: ['stock'], key: 'token', rhythm: 'minutes' },
  payments: { category: 'commerce', brings: ['payments'], takes: ['orders'], key: 'token', rhythm: 'live' },
  carriers: { category: 'commerce', brings: ['states'], takes: ['parcels'], key: 'token', rhythm: 'minutes' },
  pos: { category: 'commerce', brings: ['sales'], takes: ['stock'], key: 'network', rhythm: 'minutes' },
  rest: { category: 'data', brings: ['records'], takes: ['records'], key: 'token', rhythm: 'live' },
  webhooks: { category: 'data', brings: ['events'], takes: ['events'], key: 'token', rhythm: 'live' },
  sql: { category: 'data', brings: ['records'], takes: [], key: 'account', rhythm: 'minutes' },
  csv: { category: 'data', brings: ['files'], takes: ['files'], key: 'account', rhythm: 'daily' },
  sftp: { category: 'data', brings: ['files'], takes: ['files'], key: 'certificate', rhythm: 'daily' },
  mail: { category: 'team', brings: ['messages'], takes: ['messages'], key: 'account', rhythm: 'minutes' },
  calendar: { category: 'team', brings: ['dates'], takes: ['dates'], key: 'token', rhythm: 'minutes' },
  chat: { category: 'team', brings: [], takes: ['messages'], key: 'token', rhythm: 'live' },
  sso: { category: 'team', brings: ['people'], takes: [], key: 'certificate', rhythm: 'live' },
} as const satisfies Record<IntegrationId, Omit<Integration, 'id'>>;

/** All integrations, by category. Protocols are real names, products are not. */
export const integrations: readonly Integration[] = integrationIds.map((id) => ({ id, ...rows[id] }));

export const integrationOf = (id: IntegrationId): Integration => ({ id, ...rows[id] });

/** Up to `most` related integrations, sorted by shared kinds of data (2 points each) and category (1 point). */
export function relatedIntegrations(to: Integration, most = 3): readonly Integration[] {
  const cargo = new Set<Cargo>([...to.brings, ...to.takes]);
  const shared = ({ category, brings, takes }: Integration) =>
    [...brings, ...takes].filter((each) => cargo.has(each)).length * 2 + (category === to.category ? 1 : 0);
  return integrations
    .filter(({ id }) => id !== to.id)
    .map((each) => ({ each, score: shared(each) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ each }) => each);
}

/** Integrations that are connected by default. */
export const pluggedAtFirst: readonly IntegrationId[] = ['opcua', 'erp', 'carriers', 'chat'];
