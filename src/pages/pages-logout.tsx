import type en from '@words/en/pages-logout.json';
import { CalmNight } from '@/ui/art/CalmNight';
import { Frame } from './auth/Frame';
import { SignedOut } from '@/features/auth/SignedOut';

export default function LogoutPage({ page }: typeof en) {
  return (
    <Frame picture={<CalmNight />}>
      <SignedOut {...page} />
    </Frame>
  );
}
