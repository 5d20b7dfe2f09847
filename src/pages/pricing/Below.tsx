import type en from '@words/en/pricing.json';
import { PlanNext } from '@/sections/specialty/PlanNext';
import { PlanTable } from '@/sections/specialty/PlanTable';

/** The prices below the thermometers. */
export function Below({ table, next, plans }: Pick<typeof en, 'table' | 'next' | 'plans'>) {
  return (
    <>
      <PlanTable {...table} plans={plans} />
      <PlanNext {...next} />
    </>
  );
}
