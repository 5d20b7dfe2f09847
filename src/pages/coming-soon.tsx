import { EmailSignUpForm } from '@/features/contact/EmailSignUpForm';
import { ComingSoon } from '@/sections/specialty/ComingSoon';
import { SunriseProgress } from '@/sections/specialty/SunriseProgress';
import type { WordsOf } from '@/site/words';
import { AuthPageLayout } from './auth/AuthPageLayout';

export default function ComingSoonPage({ page, form }: WordsOf<'coming-soon'>) {
  return (
    <AuthPageLayout picture={<SunriseProgress />} fullBleed>
      <ComingSoon {...page}>
        <EmailSignUpForm {...form} />
      </ComingSoon>
    </AuthPageLayout>
  );
}
