import type en from '@words/en/coming-soon.json';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { ComingSoon } from '@/sections/specialty/ComingSoon';
import { SunriseProgress } from '@/sections/specialty/SunriseNow';
import { AuthPageLayout } from './auth/Frame';

export default function ComingSoonPage({ page, form }: typeof en) {
  return (
    <AuthPageLayout picture={<SunriseProgress />}>
      <ComingSoon {...page}>
        <EmailSignUpForm {...form} />
      </ComingSoon>
    </AuthPageLayout>
  );
}
