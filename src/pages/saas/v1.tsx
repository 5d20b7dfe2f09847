import type en from '@words/en/saas/v1.json';
import { RadarHero } from '@/sections/saas/RadarHero';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "saas-v1-deferred" */ './v1/Below')).Below);

export default function SaasV1({ hero, ...below }: typeof en) {
  return (
    <>
      <RadarHero {...hero} />
      <Below {...below} />
    </>
  );
}
