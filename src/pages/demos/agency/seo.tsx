import { SeoHero } from '@/sections/agency/SeoHero';
import { rakim } from '@/sections/demos/brands/rakim';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from '../DemoFrame';

const Below = lazyHydrate(async () => (await import(/* webpackChunkName: "agency-seo-below" */ './seo/Below')).Below);

export default function Seo({ meta: _, brand, hero, ...below }: WordsOf<'demos/agency/seo'>) {
  return (
    <DemoFrame words={brand} brand={rakim}>
      <SeoHero {...hero} />
      <Below {...below} />
    </DemoFrame>
  );
}

export const parts = [Below];
