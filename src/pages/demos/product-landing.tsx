import type en from '@words/en/demos/product-landing.json';
import { ExplodedWatch } from '@/sections/demos/strata/ExplodedWatch';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "product-below" */ './product-landing/Below')).Below,
);

export default function ProductLanding({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <ExplodedWatch {...hero} />
      <Below {...below} layers={hero.layers} />
    </>
  );
}

export const parts = [Below];
