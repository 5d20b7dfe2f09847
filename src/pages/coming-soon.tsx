import type en from '@words/en/coming-soon.json';
import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { ComingSoon } from '@/sections/specialty/ComingSoon';
import { SunriseProgress } from '@/sections/specialty/SunriseProgress';
import { AuthPageLayout } from './auth/AuthPageLayout';

export default function ComingSoonPage({ page, form }: typeof en) {
  return (
    <AuthPageLayout picture={<SunriseProgress />}>
      <ComingSoon {...page}>
        <EmailSignUpForm {...form} />
      </ComingSoon>
    </AuthPageLayout>
  );
}
