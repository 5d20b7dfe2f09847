import { HarbourHero } from '@/sections/demos/palamar/HarbourHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "finance-below" */ './finance-consulting/Below')).Below,
);

export default function FinanceConsulting({ meta: _, hero, boats, ...below }: WordsOf<'demos/finance-consulting'>) {
  return (
    <>
      <HarbourHero {...hero} boats={boats} />
      <Below {...below} boats={boats} />
    </>
  );
}

export const parts = [Below];
