import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/security.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { deferred } from '@/ui/deferred';

const Parts = deferred(
  async () => (await import(/* webpackChunkName: "account-security-parts" */ './security/Parts')).Parts,
);

export default function Security({ frame, title, lead, password, twoStep, sessions }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead}>
      <Parts {...{ password, twoStep, sessions }} />
    </AccountFrame>
  );
}
