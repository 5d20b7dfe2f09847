import type en from '@words/en/about/v2.json';
import { Roll } from '@/sections/about/Roll';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "about-v2-deferred" */ './v2/Below')).Below);

export default function AboutV2({ roll, years, lows, flat, dials, blank }: typeof en) {
  return (
    <>
      <Roll {...roll} words={years} />
      <Below {...{ years, lows, flat, dials, blank }} />
    </>
  );
}
