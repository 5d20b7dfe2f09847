import { AccountLayout } from '@/features/account/AccountLayout';
import { Greeting } from '@/features/account/Greeting';
import type { WordsOf } from '@/site/words';
import { ProfilePreview } from '@/ui/art/account/ProfilePreview';
import { lazyHydrate } from '@/ui/lazyHydrate';

// Lazy: only signed-in users need the forms and their library.
const ProfileForms = lazyHydrate(
  async () => (await import(/* webpackChunkName: "account-profile-parts" */ './profile/ProfileForms')).ProfileForms,
);

export default function Profile({ frame, title, lead, greetings, ring, form, hours }: WordsOf<'account/profile'>) {
  return (
    <AccountLayout
      frame={frame}
      title={title}
      lead={lead}
      preview={<ProfilePreview />}
      head={<Greeting {...{ greetings, lead, ring }} />}
    >
      <ProfileForms form={form} hours={hours} />
    </AccountLayout>
  );
}

export const parts = [ProfileForms];
