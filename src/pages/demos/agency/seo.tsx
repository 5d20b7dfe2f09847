import { SeoHero } from '@/sections/agency/SeoHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "agency-seo-below" */ './seo/Below')).Below);

export default function Seo({ meta: _, hero, ...below }: WordsOf<'demos/agency/seo'>) {
  return (
    <>
      <SeoHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
