import { AgencyPosters } from '@/sections/agency/AgencyPosters';
import { CreativeHero } from '@/sections/agency/CreativeHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-creative-below" */ './creative/Below')).Below,
);

export default function Creative({ meta: _, hero, works, ...below }: WordsOf<'demos/agency/creative'>) {
  return (
    <>
      <CreativeHero {...hero} />
      <AgencyPosters {...works} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
