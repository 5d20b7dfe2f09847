import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/security.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { lazyHydrate } from '@/ui/lazyHydrate';

const SecurityForms = lazyHydrate(
  async () => (await import(/* webpackChunkName: "account-security-parts" */ './security/SecurityForms')).SecurityForms,
);

export default function Security({ frame, title, lead, password, twoStep, sessions }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <SecurityForms {...{ password, twoStep, sessions }} />
    </AccountLayout>
  );
}

export const parts = [SecurityForms];
