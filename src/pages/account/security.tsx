import { AccountLayout } from '@/features/account/AccountLayout';
import type { WordsOf } from '@/site/words';
import { SecurityPreview } from '@/ui/art/account/SecurityPreview';
import { lazyHydrate } from '@/ui/lazyHydrate';

const SecurityForms = lazyHydrate(
  async () => (await import(/* webpackChunkName: "account-security-parts" */ './security/SecurityForms')).SecurityForms,
);

export default function Security({ frame, title, lead, password, twoStep, sessions }: WordsOf<'account/security'>) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead} preview={<SecurityPreview />}>
      <SecurityForms {...{ password, twoStep, sessions }} />
    </AccountLayout>
  );
}

export const parts = [SecurityForms];
