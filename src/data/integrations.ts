import { type IntegrationId, integrationIds } from './entryIds';

/** Categories of integrations, in page order. */
export const integrationCategories = ['machines', 'business', 'commerce', 'data', 'team'] as const;

type IntegrationCategory = (typeof integrationCategories)[number];

/** Kinds of data that an integration transfers. */
export type DataKind =
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
  incoming: readonly DataKind[];
  outgoing: readonly DataKind[];
  /** Kind of authentication. */
  key: 'certificate' | 'token' | 'account' | 'network';
  /** How often data is transferred. */
  rhythm: 'live' | 'minutes' | 'daily';
}

const rows = {
  opcua: { category: 'machines', incoming: ['readings', 'states'], outgoing: [], key: 'certificate', rhythm: 'live' },
  mqtt: {
    category: 'machines',
    incoming: ['readings', 'events'],
    outgoing: ['events'],
    key: 'certificate',
    rhythm: 'live',
  },
  modbus: { category: 'machines', incoming: ['readings', 'counts'], outgoing: [], key: 'network', rhythm: 'live' },
  barcode: { category: 'machines', incoming: ['counts'], outgoing: [], key: 'network', rhythm: 'live' },
  scale: { category: 'machines', incoming: ['weights'], outgoing: [], key: 'network', rhythm: 'live' },
  label: { category: 'machines', incoming: [], outgoing: ['labels'], key: 'network', rhythm: 'live' },
  erp: {
    category: 'business',
    incoming: ['orders', 'stock'],
    outgoing: ['counts', 'hours'],
    key: 'account',
    rhythm: 'minutes',
  },
  accounting: {
    category: 'business',
    incoming: ['customers'],
    outgoing: ['invoices'],
    key: 'account',
    rhythm: 'daily',
  },
  einvoice: {
    category: 'business',
    incoming: ['states'],
    outgoing: ['invoices'],
    key: 'certificate',
    rhythm: 'minutes',
  },
  crm: { category: 'business', incoming: ['customers'], outgoing: ['orders'], key: 'token', rhythm: 'minutes' },
  payroll: { category: 'business', incoming: ['people'], outgoing: ['hours'], key: 'account', rhythm: 'daily' },
  marketplace: { category: 'commerce', incoming: ['orders'], outgoing: ['stock'], key: 'token', rhythm: 'minutes' },
  payments: { category: 'commerce', incoming: ['payments'], outgoing: ['orders'], key: 'token', rhythm: 'live' },
  carriers: { category: 'commerce', incoming: ['states'], outgoing: ['parcels'], key: 'token', rhythm: 'minutes' },
  pos: { category: 'commerce', incoming: ['sales'], outgoing: ['stock'], key: 'network', rhythm: 'minutes' },
  rest: { category: 'data', incoming: ['records'], outgoing: ['records'], key: 'token', rhythm: 'live' },
  webhooks: { category: 'data', incoming: ['events'], outgoing: ['events'], key: 'token', rhythm: 'live' },
  sql: { category: 'data', incoming: ['records'], outgoing: [], key: 'account', rhythm: 'minutes' },
  csv: { category: 'data', incoming: ['files'], outgoing: ['files'], key: 'account', rhythm: 'daily' },
  sftp: { category: 'data', incoming: ['files'], outgoing: ['files'], key: 'certificate', rhythm: 'daily' },
  mail: { category: 'team', incoming: ['messages'], outgoing: ['messages'], key: 'account', rhythm: 'minutes' },
  calendar: { category: 'team', incoming: ['dates'], outgoing: ['dates'], key: 'token', rhythm: 'minutes' },
  chat: { category: 'team', incoming: [], outgoing: ['messages'], key: 'token', rhythm: 'live' },
  sso: { category: 'team', incoming: ['people'], outgoing: [], key: 'certificate', rhythm: 'live' },
} as const satisfies Record<IntegrationId, Omit<Integration, 'id'>>;

/** All integrations, by category. Protocols are real names, products are not. */
export const integrations: readonly Integration[] = integrationIds.map((id) => ({ id, ...rows[id] }));

/** An integration by its id. */
export const integrationOf = (id: IntegrationId): Integration => ({ id, ...rows[id] });

/** Up to `maxCount` related integrations, sorted by category (3 points) and shared kinds of data (2 points each). */
export function relatedIntegrations(to: Integration, maxCount = 3): readonly Integration[] {
  const cargo = new Set<DataKind>([...to.incoming, ...to.outgoing]);
  const shared = ({ category, incoming, outgoing }: Integration) =>
    [...incoming, ...outgoing].filter((each) => cargo.has(each)).length * 2 + (category === to.category ? 3 : 0);
  return integrations
    .filter(({ id }) => id !== to.id)
    .map((each) => ({ each, score: shared(each) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, maxCount)
    .map(({ each }) => each);
}

/** Integrations that are connected by default. */
export const defaultIntegrations: readonly IntegrationId[] = ['opcua', 'erp', 'carriers', 'chat'];
