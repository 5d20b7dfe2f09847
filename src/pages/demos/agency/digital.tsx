import { DigitalHero } from '@/sections/agency/DigitalHero';
import { cakim } from '@/sections/demos/brands/cakim';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from '../DemoFrame';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-digital-below" */ './digital/Below')).Below,
);

export default function Digital({ meta: _, brand, hero, ...below }: WordsOf<'demos/agency/digital'>) {
  return (
    <DemoFrame words={brand} brand={cakim}>
      <DigitalHero {...hero} />
      <Below {...below} page={hero.page} />
    </DemoFrame>
  );
}

export const parts = [Below];
