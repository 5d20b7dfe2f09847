import { orders, payload, times } from './payload';

/** Sample messages of data interfaces, with the field names of their protocols. */
export const dataPayloads = {
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
};
