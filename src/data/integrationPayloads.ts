import type { IntegrationId } from './entryIds';
import { businessPayloads } from './payloads/businessPayloads';
import { commercePayloads } from './payloads/commercePayloads';
import { dataPayloads } from './payloads/dataPayloads';
import { machinesPayloads } from './payloads/machinesPayloads';
import { teamPayloads } from './payloads/teamPayloads';
import type { Payload } from './payloads/payload';

/** A sample message of each integration. */
export const integrationPayloads: Readonly<Record<IntegrationId, Payload>> = {
  ...machinesPayloads,
  ...businessPayloads,
  ...commercePayloads,
  ...dataPayloads,
  ...teamPayloads,
};

/** Devices or channels behind an integration, by their ids in the other system: the messages come from them in turn. */
export const integrationBranches = {
  mqtt: ['press03/temp', 'press07/vib', 'saw01/count'],
  barcode: ['HT-01', 'HT-02', 'FX-01'],
  scale: ['W-01', 'W-02', 'W-03'],
  label: ['LP-01', 'LP-02', 'LP-03'],
  marketplace: ['shop-a', 'shop-b', 'shop-c'],
  payments: ['card', 'wallet', 'transfer'],
  carriers: ['road', 'air', 'sea'],
  pos: ['till-1', 'till-2', 'till-3'],
  mail: ['orders@', 'info@', 'service@'],
  chat: ['#line-1', '#quality', '#night'],
} as const satisfies Partial<Record<IntegrationId, readonly [string, string, string]>>;

export type BranchedIntegrationId = keyof typeof integrationBranches;

/** Whether several devices or channels are behind the integration. */
export const isBranched = (id: IntegrationId): id is BranchedIntegrationId => id in integrationBranches;

/** Whether the branches are topics of a broker: a machine and its sensor each. */
export const isBroker = (id: IntegrationId): id is 'mqtt' => id === 'mqtt';

/** Topics of a broker; other integrations have none. */
export const topicsOf = (id: IntegrationId): readonly string[] | undefined =>
  isBroker(id) ? integrationBranches[id] : undefined;
