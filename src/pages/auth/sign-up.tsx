import type { WordsOf } from '@/site/words';
import { Sunrise } from '@/ui/art/Sunrise';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { AuthPageLayout } from './AuthPageLayout';

const SignUp = lazyHydrate(
  async () => (await import(/* webpackChunkName: "sign-up-form" */ '@/features/auth/SignUp')).SignUp,
);

export default function SignUpPage({ page }: WordsOf<'auth/sign-up'>) {
  return (
    <AuthPageLayout picture={<Sunrise />}>
      <SignUp {...page} />
    </AuthPageLayout>
  );
}

export const parts = [SignUp];
