import type { WordsOf } from '@/site/words';
import { Lighthouse } from '@/ui/art/Lighthouse';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { AuthPageLayout } from './AuthPageLayout';

const SignIn = lazyHydrate(
  async () => (await import(/* webpackChunkName: "sign-in-form" */ '@/features/auth/SignIn')).SignIn,
);

export default function SignInPage({ page }: WordsOf<'auth/sign-in'>) {
  return (
    <AuthPageLayout picture={<Lighthouse />}>
      <SignIn {...page} />
    </AuthPageLayout>
  );
}

export const parts = [SignIn];
