import { RotaHero } from '@/sections/demos/rota/RotaHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "mobile-app-below" */ './mobile-app/Below')).Below,
);

export default function MobileApp({ hero, meta: _, ...below }: WordsOf<'demos/mobile-app'>) {
  return (
    <>
      <RotaHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
