import type en from '@words/en/auth/sign-up.json';
import { Sunrise } from '@/ui/art/Sunrise';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { AuthPageLayout } from './AuthPageLayout';

const SignUp = lazyHydrate(
  async () => (await import(/* webpackChunkName: "sign-up-form" */ '@/features/auth/SignUp')).SignUp,
);

export default function SignUpPage({ page }: typeof en) {
  return (
    <AuthPageLayout picture={<Sunrise />}>
      <SignUp {...page} />
    </AuthPageLayout>
  );
}

export const parts = [SignUp];
