import type en from '@words/en/services/v2.json';
import { IndexTable } from '@/sections/services/IndexTable';
import { deferred } from '@/ui/deferred';

const Crossed = deferred(
  async () => (await import(/* webpackChunkName: "services-v2-deferred" */ '@/sections/services/Crossed')).Crossed,
);

export default function ServicesV2({ index, not, pick }: typeof en) {
  return (
    <>
      <IndexTable {...index} />
      <Crossed not={not} pick={pick} />
    </>
  );
}
