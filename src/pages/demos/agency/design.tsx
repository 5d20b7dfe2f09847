import { DesignHero } from '@/sections/agency/DesignHero';
import { FourRules } from '@/sections/agency/FourRules';
import type { WordsOf } from '@/site/words';
import { Below } from './design/Below';

export default function Design({ meta: _, hero, rules, ...below }: WordsOf<'demos/agency/design'>) {
  return (
    <>
      <DesignHero {...hero} />
      <FourRules {...rules} />
      <Below {...below} />
    </>
  );
}
