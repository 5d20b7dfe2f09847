import type en from '@words/en/account/profile.json';
import { CallHours } from '@/features/account/CallHours';
import { ProfileForm } from '@/features/account/ProfileForm';

/** Content for signed-in users. */
export function ProfileForms({ form, hours }: Pick<typeof en, 'form' | 'hours'>) {
  return (
    <>
      <ProfileForm {...form} />
      <CallHours {...hours} />
    </>
  );
}
