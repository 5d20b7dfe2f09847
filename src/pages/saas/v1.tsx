import { RadarHero } from '@/sections/saas/RadarHero';
import { ufuk } from '@/sections/demos/brands/ufuk';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';
import { DemoFrame } from '../demos/DemoFrame';

export default function SaasV1({ brand, hero, ...below }: WordsOf<'saas/v1'>) {
  return (
    <DemoFrame words={brand} brand={ufuk}>
      <RadarHero {...hero} />
      <Below {...below} />
    </DemoFrame>
  );
}
