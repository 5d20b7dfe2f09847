import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/payment-details.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Parts = lazyHydrate(
  async () => (await import(/* webpackChunkName: "account-payment-parts" */ './payment-details/Parts')).Parts,
);

export default function PaymentDetails({ frame, title, lead, cards, address }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <Parts cards={cards} address={address} />
    </AccountFrame>
  );
}

export const parts = [Parts];
