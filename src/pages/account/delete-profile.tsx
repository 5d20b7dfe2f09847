import type en from '@words/en/account/delete-profile.json';
import type shared from '@words/en/account/frame.json';
import { AccountLayout } from '@/features/account/AccountLayout';
import { lazyHydrate } from '@/ui/lazyHydrate';

const DeleteProfile = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "account-delete-parts" */ '@/features/account/DeleteProfile')).DeleteProfile,
);

export default function DeleteProfilePage({ frame, title, lead, what, copy, confirm }: typeof en & typeof shared) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead}>
      <DeleteProfile {...{ what, copy, confirm }} />
    </AccountLayout>
  );
}

export const parts = [DeleteProfile];
