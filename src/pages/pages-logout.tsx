import type en from '@words/en/pages-logout.json';
import { CalmNight } from '@/ui/art/CalmNight';
import { AuthPageLayout } from './auth/AuthPageLayout';
import { SignedOut } from '@/features/auth/SignedOut';

export default function LogoutPage({ page }: typeof en) {
  return (
    <AuthPageLayout picture={<CalmNight />}>
      <SignedOut {...page} />
    </AuthPageLayout>
  );
}
