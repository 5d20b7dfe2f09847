import type { IntegrationId } from '@/data/entryIds';
import { LineMark } from './LineMark';

/** Paths on a 24-unit grid, stroke width 2. */
const marks: Record<IntegrationId, string> = {
  opcua: 'M4 8h7v8H4zM15 4h5v5h-5zM15 15h5v5h-5zM11 10l4-3M11 14l4 3M7 8V5M7 19v-3',
  mqtt: 'M4 20v-4a4 4 0 0 1 4 4zM4 11a9 9 0 0 1 9 9M4 5a15 15 0 0 1 15 15',
  modbus: 'M3 12h18M6 12V7h4v5M14 12V7h4v5M10 12v5h4v-5M8 4v3M16 4v3M12 17v3',
  barcode: 'M4 5v14M8 5v11M11 5v11M14 5v14M18 5v11M20.5 5v14',
  scale: 'M5 20h14l1-9H4zM7 11a5 5 0 0 1 10 0M12 11l2-3M9.5 15.5h5',
  label: 'M3 9V5h6l12 9-5 6L3 11zM7 8h.01M11 12l4 3',
  erp: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  accounting: 'M5 3h14v18H5zM8 7h8M8 12h2M14 12h2M8 16.5h2M14 16.5h2',
  einvoice: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h4M2 8h2M2 12h2',
  crm: 'M8 11a3.5 3.5 0 1 0-.01 0M2 20a6 6 0 0 1 12 0M16 5.5a3 3 0 0 1 0 6M17.5 15a5 5 0 0 1 4.5 5',
  payroll: 'M3 6h18v12H3zM12 15a3 3 0 1 0-.01 0M6 9v.01M18 15v.01',
  marketplace:
    'M4 9l2-5h12l2 5M4 9v11h16V9M4 9a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5h4v5',
  payments: 'M3 6h18v12H3zM3 10h18M6 14.5h4',
  carriers: 'M2 6h11v10H2zM13 9h5l4 4v3h-9zM6.5 19a2 2 0 1 0-.01 0M17.5 19a2 2 0 1 0-.01 0',
  pos: 'M7 3h10v7H7zM4 10h16l1 10H3zM8 14h.01M12 14h.01M16 14h.01M8 17h8',
  rest: 'M8 5C5 5 7 10 4 12c3 2 1 7 4 7M16 5c3 0 1 5 4 7-3 2-1 7-4 7M10 12h4',
  webhooks: 'M9 9.5a4 4 0 1 1 5.5-1.8L18 14M14 17H8M6.5 21a3.5 3.5 0 0 1-1-6.7L9 9.5M18 21a3.5 3.5 0 1 0 0-7',
  sql: 'M4 6c0-4 16-4 16 0s-16 4-16 0zM4 6v12c0 4 16 4 16 0V6M4 12c0 4 16 4 16 0',
  csv: 'M4 4h16v16H4zM4 9.5h16M4 15h16M10 4v16',
  sftp: 'M3 19V6h6l2 3h10v10zM12 12v5M9.5 14.5L12 12l2.5 2.5',
  mail: 'M3 5h18v14H3zM3 7l9 7 9-7',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3v5M16 3v5M8 15h3',
  chat: 'M4 4h16v11h-9l-5 5v-5H4zM8 8.5h8M8 11.5h5',
  sso: 'M8 15a4 4 0 1 1 3.5-6H21v4h-3v3h-4v-3h-2.5A4 4 0 0 1 8 15zM7.5 11h.01',
};

/** The icon of an integration, 1em high; its name is beside it. */
export const IntegrationMark = ({ id }: { id: IntegrationId }) => <LineMark d={marks[id]} />;
