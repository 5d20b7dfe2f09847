import type en from '@words/en/saas/v4.json';
import { SheetHero } from '@/features/sheet/SheetHero';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "saas-v4-deferred" */ './v4/Below')).Below);

export default function SaasV4({ hero, honeys, ...below }: typeof en) {
  return (
    <>
      <SheetHero words={hero} honeys={honeys} />
      <Below {...below} />
    </>
  );
}
