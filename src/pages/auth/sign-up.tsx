import type en from '@words/en/auth/sign-up.json';
import { Sunrise } from '@/ui/art/Sunrise';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { Frame } from './Frame';

const SignUp = lazyHydrate(
  async () => (await import(/* webpackChunkName: "sign-up-form" */ '@/features/auth/SignUp')).SignUp,
);

export default function SignUpPage({ page }: typeof en) {
  return (
    <Frame picture={<Sunrise />}>
      <SignUp {...page} />
    </Frame>
  );
}

export const parts = [SignUp];
