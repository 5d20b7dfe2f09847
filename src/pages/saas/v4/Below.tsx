import type en from '@words/en/saas/v4.json';
import { Formulas } from '@/features/sheet/Formulas';
import { PasteTable } from '@/features/sheet/PasteTable';
import { SheetGallery } from '@/features/sheet/SheetGallery';
import { PetekHistory } from '@/sections/saas/PetekHistory';

export function Below({
  formulas,
  paste,
  gallery,
  honeys,
  history,
  closing,
}: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <Formulas words={formulas} honeys={honeys} />
      <SheetGallery words={gallery} honeys={honeys} />
      <PasteTable {...paste} />
      <PetekHistory history={history} closing={closing} />
    </>
  );
}
