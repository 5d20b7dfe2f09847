import { DigitalHero } from '@/sections/agency/DigitalHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-digital-below" */ './digital/Below')).Below,
);

export default function Digital({ meta: _, hero, ...below }: WordsOf<'demos/agency/digital'>) {
  return (
    <>
      <DigitalHero {...hero} />
      <Below {...below} page={hero.page} />
    </>
  );
}

export const parts = [Below];
