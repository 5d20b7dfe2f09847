import { PaletteHero } from '@/features/palette/PaletteHero';
import { tek } from '@/sections/demos/brands/tek';
import type { WordsOf } from '@/site/words';
import { Below } from './v2/Below';
import { DemoFrame } from '../demos/DemoFrame';

export default function SaasV2({ brand, hero, ...below }: WordsOf<'saas/v2'>) {
  return (
    <DemoFrame words={brand} brand={tek}>
      <PaletteHero {...hero} />
      <Below palette={hero.palette} brand={brand.name} {...below} />
    </DemoFrame>
  );
}
