import type en from '@words/en/saas/v5.json';
import { GardenPlans } from '@/features/pricing/GardenPlans';
import { Receipt } from '@/features/pricing/Receipt';
import { FilizFaq } from '@/sections/saas/FilizFaq';
import { FilizSeasons } from '@/sections/saas/FilizSeasons';
import { FilizStory } from '@/sections/saas/FilizStory';

export function Below({
  plans,
  table,
  receipt,
  seasons,
  story,
  faq,
  closing,
}: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <GardenPlans words={table} plans={plans} />
      <Receipt words={receipt} plans={plans} />
      <FilizSeasons {...seasons} />
      <FilizStory {...story} />
      <FilizFaq faq={faq} closing={closing} />
    </>
  );
}
