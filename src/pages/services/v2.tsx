import { ServiceIndex } from '@/sections/services/ServiceIndex';
import { NotOffered } from '@/sections/services/NotOffered';
import type { WordsOf } from '@/site/words';

export default function ServicesV2({ index, not, pick }: WordsOf<'services/v2'>) {
  return (
    <>
      <ServiceIndex {...index} />
      <NotOffered not={not} pick={pick} />
    </>
  );
}
