import type en from '@words/en/pricing.json';
import { ProjectPrices } from '@/features/pricing/ProjectPrices';
import { BuyerLinks } from '@/sections/specialty/BuyerLinks';
import { PlanComparison } from '@/sections/specialty/PlanComparison';
import { PlanSteps } from '@/sections/specialty/PlanSteps';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Omit<typeof en, 'meta' | 'head' | 'controls' | 'plan'>;

export function Below({ table, next, plans, projects, quote, buyers }: BelowProps) {
  return (
    <>
      <PlanComparison {...table} plans={plans} />
      <ProjectPrices words={{ projects, quote }} />
      <BuyerLinks {...useFacts(buyers)} />
      <PlanSteps {...next} />
    </>
  );
}
