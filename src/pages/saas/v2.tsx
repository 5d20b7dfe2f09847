import { PaletteHero } from '@/features/palette/PaletteHero';
import type { WordsOf } from '@/site/words';
import { Below } from './v2/Below';

export default function SaasV2({ hero, ...below }: WordsOf<'saas/v2'>) {
  return (
    <>
      <PaletteHero {...hero} />
      <Below {...below} />
    </>
  );
}
