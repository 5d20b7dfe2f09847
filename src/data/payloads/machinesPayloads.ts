import { orders, payload, times } from './payload';

/** Sample messages of machines, with the field names of their protocols. */
export const machinesPayloads = {
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
    ['topic', 'machine', 'press03/temp | press07/vib | saw01/count'],
    ['v', 'value', '68.4 | 2.3 | 24 | 68.9 | 2.6 | 26 | 69.6 | 3.4 | 25 | 68.8 | 2.5 | 28', '°C | mm/s | '],
    ['seq', 'record', '4711 | 4712 | 4713 | 4714'],
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
    ['ID', 'station', 'W-01 | W-02 | W-03'],
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
};
