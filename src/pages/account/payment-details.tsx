import { AccountLayout } from '@/features/account/AccountLayout';
import type { WordsOf } from '@/site/words';
import { PaymentPreview } from '@/ui/art/account/PaymentPreview';
import { lazyHydrate } from '@/ui/lazyHydrate';

const PaymentForms = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "account-payment-parts" */ './payment-details/PaymentForms')).PaymentForms,
);

export default function PaymentDetails({ frame, title, lead, cards, address }: WordsOf<'account/payment-details'>) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead} preview={<PaymentPreview />}>
      <PaymentForms cards={cards} address={address} />
    </AccountLayout>
  );
}

export const parts = [PaymentForms];
