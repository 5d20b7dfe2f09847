import type shared from '@words/en/account/frame.json';
import type en from '@words/en/account/profile.json';
import { AccountFrame } from '@/features/account/AccountFrame';
import { CallHours } from '@/features/account/CallHours';
import { Greeting } from '@/features/account/Greeting';
import { ProfileForm } from '@/features/account/ProfileForm';

export default function Profile({ frame, title, lead, greetings, ring, form, hours }: typeof en & typeof shared) {
  return (
    <AccountFrame frame={frame} title={title} lead={lead} head={<Greeting {...{ greetings, lead, ring }} />}>
      <ProfileForm {...form} />
      <CallHours {...hours} />
    </AccountFrame>
  );
}
