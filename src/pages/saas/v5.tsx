import type en from '@words/en/saas/v5.json';
import { PricingHero } from '@/features/pricing/PricingHero';
import { Below } from './v5/Below';

export default function SaasV5({ hero, plans, ...below }: typeof en) {
  return (
    <>
      <PricingHero hero={hero} plans={plans} />
      <Below plans={plans} {...below} />
    </>
  );
}
