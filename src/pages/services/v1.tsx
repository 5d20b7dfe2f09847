import type en from '@words/en/services/v1.json';
import { Umbrellas } from '@/sections/services/Umbrellas';
import { deferred } from '@/ui/deferred';

const Below = deferred(async () => (await import(/* webpackChunkName: "services-v1-deferred" */ './v1/Below')).Below);

export default function ServicesV1({ hero, items, finder, week, last }: typeof en) {
  return (
    <>
      <Umbrellas {...hero} items={items} />
      <Below {...{ items, finder, week, last }} />
    </>
  );
}
