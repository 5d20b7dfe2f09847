import type en from '@words/en/saas/v4.json';
import { Formulas } from '@/features/sheet/Formulas';
import { PasteTable } from '@/features/sheet/PasteTable';
import { PetekGallery } from '@/sections/saas/PetekGallery';
import { PetekHistory } from '@/sections/saas/PetekHistory';

export function Below({
  formulas,
  paste,
  gallery,
  history,
  closing,
}: Omit<typeof en, 'meta' | 'brand' | 'hero' | 'honeys'>) {
  return (
    <>
      <Formulas {...formulas} />
      <PasteTable {...paste} />
      <PetekGallery {...gallery} />
      <PetekHistory history={history} closing={closing} />
    </>
  );
}
