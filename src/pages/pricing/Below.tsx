import type en from '@words/en/pricing.json';
import { ProjectPrices } from '@/features/pricing/ProjectPrices';
import { ScreenBand } from '@/sections/ScreenBand';
import { BuyerLinks } from '@/sections/specialty/BuyerLinks';
import { PlanComparison } from '@/sections/specialty/PlanComparison';
import { PlanSteps } from '@/sections/specialty/PlanSteps';
import { CardBoard } from '@/ui/art/screens/CardBoard';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Omit<typeof en, 'meta' | 'head' | 'controls' | 'plan'>;

export function Below({ use, table, next, plans, projects, quote, buyers }: BelowProps) {
  return (
    <>
      <PlanComparison {...table} plans={plans} />
      <ScreenBand id="board" layout="cut" title={use.title} text={use.text} screen={<CardBoard words={use.board} />} />
      <ProjectPrices words={{ projects, quote }} />
      <BuyerLinks {...useFacts(buyers)} />
      <PlanSteps {...next} />
    </>
  );
}
