import { Pricing } from '@/features/pricing/Pricing';
import type { WordsOf } from '@/site/words';
import { Below } from './pricing/Below';

export default function PricingPage({ head, controls, plan, plans, table, next }: WordsOf<'pricing'>) {
  return (
    <>
      <div className="query-dependent">
        <Pricing {...{ head, controls, plan, plans }} />
      </div>
      <Below {...{ table, next, plans }} />
    </>
  );
}
