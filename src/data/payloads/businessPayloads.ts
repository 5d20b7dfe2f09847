import { orders, payload, times } from './payload';

/** Sample messages of business software, with the field names of their protocols. */
export const businessPayloads = {
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
};
