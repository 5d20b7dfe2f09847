import { AgencyPosters } from '@/sections/agency/AgencyPosters';
import { CreativeHero } from '@/sections/agency/CreativeHero';
import { imbat } from '@/sections/demos/brands/imbat';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from '../DemoFrame';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-creative-below" */ './creative/Below')).Below,
);

export default function Creative({ meta: _, brand, hero, works, ...below }: WordsOf<'demos/agency/creative'>) {
  return (
    <DemoFrame words={brand} brand={imbat}>
      <CreativeHero {...hero} />
      <AgencyPosters {...works} />
      <Below {...below} />
    </DemoFrame>
  );
}

export const parts = [Below];
