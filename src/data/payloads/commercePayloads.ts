import { orders, payload, times } from './payload';

/** Sample messages of shops and carriers, with the field names of their protocols. */
export const commercePayloads = {
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
};
