import type en from '@words/en/demos/agency/creative.json';
import { AgencyPosters } from '@/sections/agency/AgencyPosters';
import { CreativeHero } from '@/sections/agency/CreativeHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-creative-below" */ './CreativeBelow')).CreativeBelow,
);

export default function Creative({ meta: _, hero, works, ...below }: typeof en) {
  return (
    <>
      <CreativeHero {...hero} />
      <AgencyPosters {...works} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
