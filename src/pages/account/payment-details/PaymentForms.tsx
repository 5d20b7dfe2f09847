import type en from '@words/en/account/payment-details.json';
import { AddressForm } from '@/features/account/AddressForm';
import { PaymentCards } from '@/features/account/PaymentCards';

/** Content for signed-in users. */
export function PaymentForms({ cards, address }: Pick<typeof en, 'cards' | 'address'>) {
  return (
    <>
      <PaymentCards {...cards} />
      <AddressForm {...address} />
    </>
  );
}
