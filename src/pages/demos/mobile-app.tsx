import { RotaHero } from '@/sections/demos/rota/RotaHero';
import { rota } from '@/sections/demos/brands/rota';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from './DemoFrame';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "mobile-app-below" */ './mobile-app/Below')).Below,
);

export default function MobileApp({ brand, hero, meta: _, ...below }: WordsOf<'demos/mobile-app'>) {
  return (
    <DemoFrame words={brand} brand={rota}>
      <RotaHero {...hero} />
      <Below {...below} />
    </DemoFrame>
  );
}

export const parts = [Below];
