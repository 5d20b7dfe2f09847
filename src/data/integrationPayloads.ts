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

/** Three devices or channels behind an integration: they send into it (`many`), or receive what it passes on (`fan`). */
export const integrationBranches: Readonly<Partial<Record<IntegrationId, 'many' | 'fan'>>> = {
  mqtt: 'many',
  barcode: 'many',
  scale: 'many',
  marketplace: 'many',
  payments: 'many',
  pos: 'many',
  mail: 'many',
  label: 'fan',
  carriers: 'fan',
  chat: 'fan',
};
