import type en from '@words/en/account/payment-details.json';
import { AddressForm } from '@/features/account/AddressForm';
import { Cards } from '@/features/account/Cards';

/** Content for signed-in users. */
export function Parts({ cards, address }: Pick<typeof en, 'cards' | 'address'>) {
  return (
    <>
      <Cards {...cards} />
      <AddressForm {...address} />
    </>
  );
}
