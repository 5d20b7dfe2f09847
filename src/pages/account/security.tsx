import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/security.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Parts = lazyHydrate(
  async () => (await import(/* webpackChunkName: "account-security-parts" */ './security/Parts')).Parts,
);

export default function Security({ frame, title, lead, password, twoStep, sessions }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <Parts {...{ password, twoStep, sessions }} />
    </AccountFrame>
  );
}

export const parts = [Parts];
