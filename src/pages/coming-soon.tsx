import type en from '@words/en/coming-soon.json';
import { SignUpForm } from '@/features/contact/SignUpForm';
import { ComingSoon } from '@/sections/specialty/ComingSoon';
import { SunriseNow } from '@/sections/specialty/SunriseNow';
import { Frame } from './auth/Frame';

export default function ComingSoonPage({ page, form }: typeof en) {
  return (
    <Frame picture={<SunriseNow />}>
      <ComingSoon {...page}>
        <SignUpForm {...form} />
      </ComingSoon>
    </Frame>
  );
}
