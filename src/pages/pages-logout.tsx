import type { WordsOf } from '@/site/words';
import { CalmNight } from '@/ui/art/CalmNight';
import { AuthPageLayout } from './auth/AuthPageLayout';
import { SignedOut } from '@/features/auth/SignedOut';

export default function LogoutPage({ page }: WordsOf<'pages-logout'>) {
  return (
    <AuthPageLayout picture={<CalmNight />}>
      <SignedOut {...page} />
    </AuthPageLayout>
  );
}
