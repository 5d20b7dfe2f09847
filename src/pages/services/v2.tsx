import type en from '@words/en/services/v2.json';
import { IndexTable } from '@/sections/services/IndexTable';
import { Crossed } from '@/sections/services/Crossed';

export default function ServicesV2({ index, not, pick }: typeof en) {
  return (
    <>
      <IndexTable {...index} />
      <Crossed not={not} pick={pick} />
    </>
  );
}
