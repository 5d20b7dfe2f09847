import type en from '@words/en/saas/integration-single.json';

type ValueName = keyof (typeof en)['flow']['values'];

/** What values of the other systems mean in ours; all others are the same in both. */
export const payloadMeanings: Readonly<Record<string, ValueName>> = {
  'ns=2;s=Press03': 'press03',
  'press03/temp': 'press03',
  'press07/vib': 'press07',
  'saw01/count': 'saw01',
  'press-03': 'press03',
  'press-07': 'press07',
  'saw-01': 'saw01',
  17: 'press03',
  Good: 'good',
  2: 'running',
  3: 'stopped',
  won: 'won',
  offer: 'offer',
  captured: 'captured',
  refused: 'refused',
  'order.paid': 'paid',
  'order.packed': 'packed',
  'order.shipped': 'shipped',
  'oil-temperature': 'oilTemperature',
  H1: 'hall1',
  H2: 'hall2',
  planner: 'planner',
  viewer: 'viewer',
  'line-1': 'line1',
  finance: 'finance',
};
