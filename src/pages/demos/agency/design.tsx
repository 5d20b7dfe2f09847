import type en from '@words/en/demos/agency/design.json';
import { DesignHero } from '@/sections/agency/DesignHero';
import { FourRules } from '@/sections/agency/FourRules';
import { deferred } from '@/ui/deferred';

const Below = deferred(
  async () => (await import(/* webpackChunkName: "agency-design-deferred" */ './DesignBelow')).DesignBelow,
);

export default function Design({ meta: _, hero, rules, ...below }: typeof en) {
  return (
    <>
      <DesignHero {...hero} />
      <FourRules {...rules} />
      <Below {...below} />
    </>
  );
}
