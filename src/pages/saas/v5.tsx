import { PricingHero } from '@/features/pricing/PricingHero';
import { filiz } from '@/sections/demos/brands/filiz';
import type { WordsOf } from '@/site/words';
import { Below } from './v5/Below';
import { DemoFrame } from '../demos/DemoFrame';

export default function SaasV5({ brand, hero, plans, ...below }: WordsOf<'saas/v5'>) {
  return (
    <DemoFrame words={brand} brand={filiz}>
      <PricingHero hero={hero} plans={plans} />
      <Below plans={plans} {...below} />
    </DemoFrame>
  );
}
