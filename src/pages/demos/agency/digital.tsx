import type en from '@words/en/demos/agency/digital.json';
import { DigitalHero } from '@/sections/agency/DigitalHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "agency-digital-below" */ './DigitalBelow')).DigitalBelow,
);

export default function Digital({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <DigitalHero {...hero} />
      <Below {...below} />
    </>
  );
}

export const parts = [Below];
