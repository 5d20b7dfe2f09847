import type en from '@words/en/saas/v3.json';
import { WeekHero } from '@/features/week/WeekHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "saas-v3-below" */ './v3/Below')).Below);

export default function SaasV3({ hero, ...below }: typeof en) {
  return (
    <>
      <WeekHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
