import type en from '@words/en/account/payment-details.json';
import { AddressForm } from '@/features/account/AddressForm';
import { Cards } from '@/features/account/Cards';

/** What those find on the page who are signed in. */
export function Parts({ cards, address }: Pick<typeof en, 'cards' | 'address'>) {
  return (
    <>
      <Cards {...cards} />
      <AddressForm {...address} />
    </>
  );
}
