import { WeekHero } from '@/features/week/WeekHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "saas-v3-below" */ './v3/Below')).Below);

export default function SaasV3({ hero, ...below }: WordsOf<'saas/v3'>) {
  return (
    <>
      <WeekHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
