import { palamar } from '@/sections/demos/brands/palamar';
import { HarbourHero } from '@/sections/demos/palamar/HarbourHero';
import type { WordsOf } from '@/site/words';
import { lazyHydrate } from '@/ui/lazyHydrate';
import { DemoFrame } from './DemoFrame';

const Below = lazyHydrate(
  async () => (await import(/* webpackChunkName: "finance-below" */ './finance-consulting/Below')).Below,
);

export default function FinanceConsulting({
  meta: _,
  brand,
  hero,
  boats,
  ...below
}: WordsOf<'demos/finance-consulting'>) {
  return (
    <DemoFrame words={brand} brand={palamar}>
      <HarbourHero {...hero} boats={boats} />
      <Below {...below} boats={boats} />
    </DemoFrame>
  );
}

export const parts = [Below];
