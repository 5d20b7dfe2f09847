import type en from '@words/en/saas/v5.json';
import { PricingHero } from '@/features/pricing/PricingHero';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "saas-v5-deferred" */ './v5/Below')).Below);

export default function SaasV5({ hero, plans, ...below }: typeof en) {
  return (
    <>
      <PricingHero hero={hero} plans={plans} />
      <Below plans={plans} {...below} />
    </>
  );
}
