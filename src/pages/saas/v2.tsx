import type en from '@words/en/saas/v2.json';
import { PaletteHero } from '@/features/palette/PaletteHero';
import { Below } from './v2/Below';

export default function SaasV2({ hero, ...below }: typeof en) {
  return (
    <>
      <PaletteHero {...hero} />
      <Below {...below} />
    </>
  );
}
