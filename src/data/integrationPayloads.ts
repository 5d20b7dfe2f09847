import type en from '@words/en/saas/integration-single.json';
import type { IntegrationId } from './entryIds';

/** A field of a sample message: its name in the other system, and the field of ours that it belongs to. */
export interface PayloadField {
  field: string;
  ours: keyof (typeof en)['flow']['fields'];
  /** The values of consecutive messages as the other system writes them; the last one is kept. */
  values: readonly string[];
  /** Of the number in our field. */
  unit?: string;
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

/** Values of consecutive messages are separated by spaces of their own: `1 | 2`. */
const payload = (way: Payload['way'], format: string, ...rows: readonly Row[]): Payload => ({
  way,
  format,
  fields: rows.map(([field, ours, values, unit, scale]) => ({
    field,
    ours,
    values: values.split(' | '),
    ...(unit !== undefined && { unit }),
    ...(scale !== undefined && { scale }),
  })),
});

const times = '10:42:07 | 10:42:12 | 10:42:17 | 10:42:22';
const orders = 'A-5127 | A-5128 | A-5129 | A-5130';

/** A sample message of each integration, with the field names of its protocol. */
export const integrationPayloads: Record<IntegrationId, Payload> = {
  opcua: payload(
    'in',
    'opc.tcp · 1.05',
    ['NodeId', 'machine', 'ns=2;s=Press03'],
    ['Value', 'reading', '68.4 | 68.6 | 69.1 | 68.9', '°C'],
    ['StatusCode', 'quality', 'Good'],
    ['SourceTimestamp', 'time', times],
  ),
  mqtt: payload(
    'in',
    '5.0 · JSON',
    ['topic', 'machine', 'line1/press03'],
    ['t', 'reading', '68.4 | 68.6 | 69.1 | 68.9', '°C'],
    ['seq', 'counter', '4711 | 4712 | 4713 | 4714'],
    ['at', 'time', times],
  ),
  modbus: payload(
    'in',
    'TCP/IP',
    ['Unit', 'machine', '17'],
    ['HR 40021', 'reading', '684 | 686 | 691 | 689', '°C', 0.1],
    ['HR 40022', 'counter', '1204 | 1205 | 1206 | 1207'],
    ['HR 40030', 'state', '2 | 2 | 3 | 2'],
  ),
  barcode: payload(
    'in',
    'GS1-128',
    ['(01)', 'product', '08690001234565'],
    ['(10)', 'batch', 'L2409'],
    ['(37)', 'quantity', '24 | 24 | 12 | 24', ''],
    ['scannedAt', 'time', times],
  ),
  scale: payload(
    'in',
    'RS-232',
    ['ID', 'station', 'W-02'],
    ['G', 'gross', '12480 | 9960 | 11020 | 12510', 'kg', 0.001],
    ['T', 'tare', '350', 'kg', 0.001],
    ['N', 'weight', '12130 | 9610 | 10670 | 12160', 'kg', 0.001],
  ),
  label: payload(
    'out',
    'ZPL',
    ['^FN1', 'product', 'P-1180'],
    ['^FN2', 'batch', 'L2409'],
    ['^FN3', 'order', orders],
    ['^PQ', 'quantity', '24 | 12 | 36 | 24', ''],
  ),
  erp: payload(
    'in',
    'XML',
    ['OrderNo', 'order', orders],
    ['CustomerNo', 'customer', 'C-0388 | C-0412 | C-0388 | C-0107'],
    ['ItemNo', 'product', 'P-1180 | P-2044 | P-1185 | P-1180'],
    ['Quantity', 'quantity', '240 | 36 | 1200 | 80', ''],
  ),
  accounting: payload(
    'out',
    'CSV',
    ['DocumentNo', 'invoice', 'STM-0418 | STM-0419 | STM-0420 | STM-0421'],
    ['Account', 'account', '120.01.044 | 120.01.012 | 120.01.044 | 120.01.098'],
    ['Net', 'amount', '1204.55 | 380.25 | 9640.75 | 712.45', 'EUR'],
    ['TaxRate', 'tax', '20', '%'],
  ),
  einvoice: payload(
    'out',
    'UBL 2.1',
    ['cbc:ID', 'invoice', 'STM2026000418 | STM2026000419 | STM2026000420 | STM2026000421'],
    ['cbc:IssueDate', 'date', '2026-11-23'],
    ['cbc:TaxAmount', 'tax', '240.91 | 76.05 | 1928.15 | 142.49', 'EUR'],
    ['cbc:PayableAmount', 'amount', '1445.46 | 456.3 | 11568.9 | 854.94', 'EUR'],
  ),
  crm: payload(
    'in',
    'REST · JSON',
    ['account_name', 'customer', 'Kardelen | Poyraz | Halyard | Lodos'],
    ['owner', 'person', 'ece | mert | ece | nil'],
    ['stage', 'state', 'won | offer | won | offer'],
    ['changed_at', 'time', times],
  ),
  payroll: payload(
    'out',
    'CSV',
    ['employee_id', 'person', 'E-0141 | E-0142 | E-0143 | E-0144'],
    ['period', 'date', '2026-11'],
    ['regular_hours', 'hours', '168 | 160 | 168 | 152', ''],
    ['overtime_hours', 'overtime', '6.5 | 0 | 3.25 | 11', ''],
  ),
  marketplace: payload(
    'in',
    'REST · JSON',
    ['orderNumber', 'order', '880417 | 880418 | 880419 | 880420'],
    ['merchantSku', 'product', 'P-1180 | P-2044 | P-1185 | P-1180'],
    ['quantity', 'quantity', '1 | 2 | 1 | 4', ''],
    ['totalPrice', 'amount', '49.9 | 119.8 | 24.95 | 199.6', 'EUR'],
  ),
  payments: payload(
    'in',
    'Webhook · JSON',
    ['payment_id', 'payment', 'pay_7f31 | pay_7f32 | pay_7f33 | pay_7f34'],
    ['amount', 'amount', '4990 | 11980 | 2495 | 19960', 'EUR', 0.01],
    ['status', 'state', 'captured | captured | refused | captured'],
    ['order_id', 'order', orders],
  ),
  carriers: payload(
    'out',
    'REST · JSON',
    ['reference', 'order', orders],
    ['pieces', 'quantity', '2 | 1 | 6 | 3', ''],
    ['weight_g', 'weight', '4200 | 850 | 18600 | 7300', 'kg', 0.001],
    ['to_postcode', 'postcode', '16140 | 20095 | 35530 | 06420'],
  ),
  pos: payload(
    'in',
    'JSON',
    ['receipt_no', 'receipt', '20931 | 20932 | 20933 | 20934'],
    ['ean', 'product', '8690001234565'],
    ['qty', 'quantity', '1 | 2 | 1 | 3', ''],
    ['sold_at', 'time', times],
  ),
  rest: payload(
    'in',
    'JSON',
    ['machine', 'machine', 'press-03'],
    ['sensor', 'sensor', 'oil-temperature'],
    ['value', 'reading', '68.4 | 68.6 | 69.1 | 68.9', '°C'],
    ['at', 'time', times],
  ),
  webhooks: payload(
    'in',
    'HTTP · JSON',
    ['id', 'record', 'evt_8841 | evt_8842 | evt_8843 | evt_8844'],
    ['type', 'event', 'order.paid | order.packed | order.shipped | order.paid'],
    ['data.order', 'order', orders],
    ['created', 'time', times],
  ),
  sql: payload(
    'in',
    'SELECT',
    ['order_id', 'order', orders],
    ['customer', 'customer', 'Kardelen | Poyraz | Halyard | Lodos'],
    ['open_qty', 'quantity', '240 | 36 | 1200 | 80', ''],
    ['updated_at', 'time', times],
  ),
  csv: payload(
    'in',
    'CSV',
    ['item', 'product', 'P-1180 | P-1185 | P-2044 | P-2051'],
    ['stock', 'quantity', '1240 | 86 | 412 | 7', ''],
    ['shelf', 'shelf', 'B-04-2 | B-04-3 | C-11-1 | C-11-4'],
    ['counted_at', 'time', times],
  ),
  sftp: payload(
    'in',
    'SFTP',
    ['filename', 'file', 'stock_1123.csv | orders_1123.csv | prices_1123.csv | stock_1124.csv'],
    ['size', 'size', '18200 | 6400 | 31750 | 18350', 'kB', 0.001],
    ['sha256', 'checksum', 'a41f…09c2 | 77be…e310 | 05d9…4fa8 | c2c6…1b77'],
    ['mtime', 'time', times],
  ),
  mail: payload(
    'in',
    'IMAP',
    ['From', 'sender', 'orders@poyraz.example'],
    ['Subject', 'subject', orders],
    ['Message-ID', 'record', '8841@poyraz | 8842@poyraz | 8843@poyraz | 8844@poyraz'],
    ['Date', 'time', times],
  ),
  calendar: payload(
    'in',
    'iCalendar',
    ['SUMMARY', 'machine', 'press-03 | press-07 | saw-01 | press-03'],
    ['DTSTART', 'start', 'T090000 | T103000 | T140000 | T154500'],
    ['DTEND', 'end', 'T100000 | T113000 | T150000 | T161500'],
    ['LOCATION', 'station', 'H2 | H2 | H1 | H2'],
  ),
  chat: payload(
    'out',
    'JSON',
    ['channel', 'channel', '#line-1'],
    ['text', 'message', 'press-03: 91 °C | press-03: 92 °C | press-03: 88 °C | press-03: 74 °C'],
    ['mention', 'person', '@ece'],
    ['ts', 'time', times],
  ),
  sso: payload(
    'in',
    'SAML 2.0',
    ['NameID', 'person', 'ece@poyraz.example | nil@poyraz.example'],
    ['Role', 'role', 'planner | viewer'],
    ['Group', 'team', 'line-1 | finance'],
    ['NotOnOrAfter', 'end', '18:00:00Z'],
  ),
};

type ValueName = keyof (typeof en)['flow']['values'];

/** What values of the other systems mean in ours; all others are the same in both. */
export const payloadMeanings: Readonly<Record<string, ValueName>> = {
  'ns=2;s=Press03': 'press03',
  'line1/press03': 'press03',
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
