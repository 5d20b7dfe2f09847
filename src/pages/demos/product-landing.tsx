import { ExplodedWatch } from '@/sections/demos/strata/ExplodedWatch';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "product-below" */ './product-landing/Below')).Below,
);

export default function ProductLanding({ meta: _, hero, ...below }: WordsOf<'demos/product-landing'>) {
  return (
    <>
      <ExplodedWatch {...hero} />
      <Below {...below} layers={hero.layers} />
    </>
  );
}

export const parts = [Below];
