import type en from '@words/en/pricing.json';
import { PlanComparison } from '@/sections/specialty/PlanComparison';
import { PlanSteps } from '@/sections/specialty/PlanSteps';

export function Below({ table, next, plans }: Pick<typeof en, 'table' | 'next' | 'plans'>) {
  return (
    <>
      <PlanComparison {...table} plans={plans} />
      <PlanSteps {...next} />
    </>
  );
}
