import { Pricing } from '@/features/pricing/Pricing';
import type { WordsOf } from '@/site/words';
import { Below } from './pricing/Below';

export default function PricingPage({ head, controls, plan, plans, meta: _, ...below }: WordsOf<'pricing'>) {
  return (
    <>
      <div className="query-dependent">
        <Pricing {...{ head, controls, plan, plans }} />
      </div>
      <Below {...below} plans={plans} />
    </>
  );
}
