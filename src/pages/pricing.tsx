import type en from '@words/en/pricing.json';
import { Pricing } from '@/features/pricing/Pricing';
import { Below } from './pricing/Below';

export default function PricingPage({ head, controls, plan, plans, meta: _, ...below }: typeof en) {
  return (
    <>
      <div className="query-dependent">
        <Pricing {...{ head, controls, plan, plans }} />
      </div>
      <Below {...below} plans={plans} />
    </>
  );
}
