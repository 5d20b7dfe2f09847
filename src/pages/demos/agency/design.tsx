import type en from '@words/en/demos/agency/design.json';
import { DesignHero } from '@/sections/agency/DesignHero';
import { FourRules } from '@/sections/agency/FourRules';
import { DesignBelow as Below } from './DesignBelow';

export default function Design({ meta: _, hero, rules, ...below }: typeof en) {
  return (
    <>
      <DesignHero {...hero} />
      <FourRules {...rules} />
      <Below {...below} />
    </>
  );
}
