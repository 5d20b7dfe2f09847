import type en from '@words/en/demos/agency/seo.json';
import { SeoHero } from '@/sections/agency/SeoHero';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "agency-seo-deferred" */ './SeoBelow')).SeoBelow);

export default function Seo({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <SeoHero {...hero} />
      <Below {...below} />
    </>
  );
}
