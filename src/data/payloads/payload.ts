import type en from '@words/en/saas/integration-single.json';

/** A field of a sample message: its name in the other system, and the field of ours that it belongs to. */
export interface PayloadField {
  field: string;
  ours: keyof (typeof en)['flow']['fields'];
  /** The values of consecutive messages as the other system writes them; the last one is kept. */
  values: readonly string[];
  /** Of the numbers in our field, repeated over the messages. */
  units?: readonly string[];
  /** Our number for one unit of theirs. */
  scale?: number;
}

/** A sample message that an integration transfers. */
export interface Payload {
  /** To us, or to the other system. */
  way: 'in' | 'out';
  format: string;
  fields: readonly PayloadField[];
}

type Row = readonly [field: string, ours: PayloadField['ours'], values: string, unit?: string, scale?: number];

/** Values of consecutive messages, and their units, are separated by spaces of their own: `1 | 2`. */
export const payload = (way: Payload['way'], format: string, ...rows: readonly Row[]): Payload => ({
  way,
  format,
  fields: rows.map(([field, ours, values, unit, scale]) => ({
    field,
    ours,
    values: values.split(' | '),
    ...(unit !== undefined && { units: unit.split(' | ') }),
    ...(scale !== undefined && { scale }),
  })),
});

/** Times and orders of consecutive messages. */
export const times = '10:42:07 | 10:42:12 | 10:42:17 | 10:42:22';
export const orders = 'A-5127 | A-5128 | A-5129 | A-5130';
