import type en from '@words/en/demos/finance-consulting.json';
import { HarbourHero } from '@/sections/demos/palamar/HarbourHero';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "finance-below" */ './finance-consulting/Below')).Below,
);

export default function FinanceConsulting({ meta: _, hero, boats, ...below }: typeof en) {
  return (
    <>
      <HarbourHero {...hero} boats={boats} />
      <Below {...below} boats={boats} />
    </>
  );
}

export const parts = [Below];
