import type en from '@words/en/services/v2.json';
import { ServiceIndex } from '@/sections/services/ServiceIndex';
import { NotOffered } from '@/sections/services/NotOffered';

export default function ServicesV2({ index, not, pick }: typeof en) {
  return (
    <>
      <ServiceIndex {...index} />
      <NotOffered not={not} pick={pick} />
    </>
  );
}
