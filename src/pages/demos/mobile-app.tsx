import type en from '@words/en/demos/mobile-app.json';
import { RotaHero } from '@/sections/demos/rota/RotaHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "mobile-app-below" */ './mobile-app/Below')).Below,
);

export default function MobileApp({ hero, meta: _, ...below }: typeof en) {
  return (
    <>
      <RotaHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
