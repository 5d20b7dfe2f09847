import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/payment-details.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { AddressForm } from '@/features/account/AddressForm';
import { Cards } from '@/features/account/Cards';

export default function PaymentDetails({ frame, title, lead, cards, address }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <Cards {...cards} />
      <AddressForm {...address} />
    </AccountFrame>
  );
}
