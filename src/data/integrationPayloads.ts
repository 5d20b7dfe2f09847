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

/** Integrations with three devices or channels behind them: they send into it, or receive what it passes on. */
export const branchedIntegrations: ReadonlySet<IntegrationId> = new Set([
  'mqtt',
  'barcode',
  'scale',
  'marketplace',
  'payments',
  'pos',
  'mail',
  'label',
  'carriers',
  'chat',
]);
