import { AccountLayout } from '@/features/account/AccountLayout';
import type { WordsOf } from '@/site/words';
import { DeletionPreview } from '@/ui/art/account/DeletionPreview';
import { lazyHydrate } from '@/ui/lazyHydrate';

const DeleteProfile = lazyHydrate(
  async () =>
    (await import(/* webpackChunkName: "account-delete-parts" */ '@/features/account/DeleteProfile')).DeleteProfile,
);

export default function DeleteProfilePage({
  frame,
  title,
  lead,
  what,
  copy,
  confirm,
}: WordsOf<'account/delete-profile'>) {
  return (
    <AccountLayout frame={frame} title={title} lead={lead} preview={<DeletionPreview />}>
      <DeleteProfile {...{ what, copy, confirm }} />
    </AccountLayout>
  );
}

export const parts = [DeleteProfile];
