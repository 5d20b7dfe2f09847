import type en from '@words/en/demos/agency/seo.json';
import { SeoHero } from '@/sections/agency/SeoHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "agency-seo-below" */ './SeoBelow')).SeoBelow);

export default function Seo({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <SeoHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
