import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/payment-details.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { lazyHydrate } from '@/ui/lazyHydrate';

const PaymentForms = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "account-payment-parts" */ './payment-details/PaymentForms')).PaymentForms,
);

export default function PaymentDetails({ frame, title, lead, cards, address }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <PaymentForms cards={cards} address={address} />
    </AccountLayout>
  );
}

export const parts = [PaymentForms];
