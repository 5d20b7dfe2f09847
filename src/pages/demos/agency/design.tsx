import { DesignHero } from '@/sections/agency/DesignHero';
import { FourRules } from '@/sections/agency/FourRules';
import { sakul } from '@/sections/demos/brands/sakul';
import type { WordsOf } from '@/site/words';
import { Below } from './design/Below';
import { DemoFrame } from '../DemoFrame';

export default function Design({ meta: _, brand, hero, rules, ...below }: WordsOf<'demos/agency/design'>) {
  return (
    <DemoFrame words={brand} brand={sakul}>
      <DesignHero {...hero} />
      <FourRules {...rules} />
      <Below {...below} />
    </DemoFrame>
  );
}
