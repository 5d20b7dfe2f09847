/**
 * Ids of the pages with a URL parameter, by kind, each list in display order. Kept apart from their data, because
 * src/site/menu.ts, which is in the first bundle, needs the ids only.
 */
export const storyIds = ['tunc', 'poyraz', 'kardelen', 'norddock', 'egeoptik', 'mese', 'halyard'] as const;
export type StoryId = (typeof storyIds)[number];

export const jobIds = ['interface', 'field', 'server', 'shapes', 'nights', 'doubts', 'words'] as const;
export type JobId = (typeof jobIds)[number];

export const windFeatureIds = ['logbook', 'forecast', 'queue', 'alerts', 'failover', 'restore'] as const;
export type WindFeatureId = (typeof windFeatureIds)[number];

export const integrationIds = [
  'opcua',
  'mqtt',
  'modbus',
  'barcode',
  'scale',
  'label',
  'erp',
  'accounting',
  'einvoice',
  'crm',
  'payroll',
  'marketplace',
  'payments',
  'carriers',
  'pos',
  'rest',
  'webhooks',
  'sql',
  'csv',
  'sftp',
  'mail',
  'calendar',
  'chat',
  'sso',
] as const;
export type IntegrationId = (typeof integrationIds)[number];

export const articleIds = [
  'first-message',
  'report-fault',
  'sample-account',
  'new-account',
  'demo-order',
  'order-total',
  'change-language',
  'light-and-dark',
  'stored-data',
  'consent',
  'project-steps',
  'project-brief',
] as const;
export type ArticleId = (typeof articleIds)[number];

/** Projects of the temperature case study. */
export const boxIds = ['kuzey', 'kovan'] as const;
export type BoxId = (typeof boxIds)[number];
