import type en from '@words/en/demos/classic.json';
import { Spread } from '@/sections/demos/lodos/Spread';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "classic-deferred" */ './classic/Below')).Below);

export default function Classic({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <Spread {...hero} />
      <Below {...below} />
    </>
  );
}
