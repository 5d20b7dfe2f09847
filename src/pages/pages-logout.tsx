import type en from '@words/en/pages-logout.json';
import { CalmNight } from '@/ui/art/CalmNight';
import { deferred } from '@/ui/deferred';
import { Frame } from './auth/Frame';

const SignedOut = deferred(
  async () => (await import(/* webpackChunkName: "signed-out-first" */ '@/features/auth/SignedOut')).SignedOut,
);

export default function LogoutPage({ page }: typeof en) {
  return (
    <Frame picture={<CalmNight />}>
      <SignedOut {...page} />
    </Frame>
  );
}
