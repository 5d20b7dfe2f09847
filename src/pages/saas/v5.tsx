import { PricingHero } from '@/features/pricing/PricingHero';
import type { WordsOf } from '@/site/words';
import { Below } from './v5/Below';

export default function SaasV5({ hero, plans, ...below }: WordsOf<'saas/v5'>) {
  return (
    <>
      <PricingHero hero={hero} plans={plans} />
      <Below plans={plans} {...below} />
    </>
  );
}
