import { ExplodedWatch } from '@/sections/demos/strata/ExplodedWatch';
import { strata } from '@/sections/demos/brands/strata';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from './DemoFrame';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "product-below" */ './product-landing/Below')).Below,
);

export default function ProductLanding({ meta: _, brand, hero, ...below }: WordsOf<'demos/product-landing'>) {
  return (
    <DemoFrame words={brand} brand={strata}>
      <ExplodedWatch {...hero} />
      <Below {...below} layers={hero.layers} />
    </DemoFrame>
  );
}

export const parts = [Below];
