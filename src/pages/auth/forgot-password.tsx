import type { WordsOf } from '@/site/words';
import { FogKey } from '@/ui/art/FogKey';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { AuthPageLayout } from './AuthPageLayout';

const ForgottenPassword = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "forgot-password-form" */ '@/features/auth/ForgottenPassword'))
      .ForgottenPassword,
);

export default function ForgotPasswordPage({ page }: WordsOf<'auth/forgot-password'>) {
  return (
    <AuthPageLayout picture={<FogKey />}>
      <ForgottenPassword {...page} />
    </AuthPageLayout>
  );
}

export const parts = [ForgottenPassword];
