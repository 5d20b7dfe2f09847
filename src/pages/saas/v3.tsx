import { WeekHero } from '@/features/week/WeekHero';
import { dingin } from '@/sections/demos/brands/dingin';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from '../demos/DemoFrame';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "saas-v3-below" */ './v3/Below')).Below);

export default function SaasV3({ brand, hero, ...below }: WordsOf<'saas/v3'>) {
  return (
    <DemoFrame words={brand} brand={dingin}>
      <WeekHero {...hero} />
      <Below {...below} blocks={hero.blocks} />
    </DemoFrame>
  );
}

export const parts = [Below];
