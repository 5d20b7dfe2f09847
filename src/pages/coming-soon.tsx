import type en from '@words/en/coming-soon.json';
import { EmailSignUpForm } from '@/features/contact/SignUpForm';
import { ComingSoon } from '@/sections/specialty/ComingSoon';
import { SunriseNow } from '@/sections/specialty/SunriseNow';
import { AuthPageLayout } from './auth/Frame';

export default function ComingSoonPage({ page, form }: typeof en) {
  return (
    <AuthPageLayout picture={<SunriseNow />}>
      <ComingSoon {...page}>
        <EmailSignUpForm {...form} />
      </ComingSoon>
    </AuthPageLayout>
  );
}
