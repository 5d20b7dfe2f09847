import type en from '@words/en/saas/v2.json';
import { PaletteHero } from '@/features/palette/PaletteHero';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "saas-v2-deferred" */ './v2/Below')).Below);

export default function SaasV2({ hero, ...below }: typeof en) {
  return (
    <>
      <PaletteHero {...hero} />
      <Below {...below} />
    </>
  );
}
