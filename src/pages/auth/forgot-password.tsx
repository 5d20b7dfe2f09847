import type en from '@words/en/auth/forgot-password.json';
import { FogKey } from '@/ui/art/FogKey';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { AuthPageLayout } from './AuthPageLayout';

const ForgottenPassword = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "forgot-password-form" */ '@/features/auth/ForgottenPassword'))
      .ForgottenPassword,
);

export default function ForgotPasswordPage({ page }: typeof en) {
  return (
    <AuthPageLayout picture={<FogKey />}>
      <ForgottenPassword {...page} />
    </AuthPageLayout>
  );
}

export const parts = [ForgottenPassword];
