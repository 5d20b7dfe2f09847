import type en from '@words/en/account/profile.json';
import { CallHours } from '@/features/account/CallHours';
import { ProfileForm } from '@/features/account/ProfileForm';

/** What those find on the page who are signed in. */
export function Parts({ form, hours }: Pick<typeof en, 'form' | 'hours'>) {
  return (
    <>
      <ProfileForm {...form} />
      <CallHours {...hours} />
    </>
  );
}
