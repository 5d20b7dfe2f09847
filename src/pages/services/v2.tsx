import { FactList } from '@/sections/FactList';
import { FactTable } from '@/sections/FactTable';
import { ServiceIndex } from '@/sections/services/ServiceIndex';
import { NotOffered } from '@/sections/services/NotOffered';
import type { WordsOf } from '@/site/words';
import { useFacts } from '@/ui/useFacts';

export default function ServicesV2(words: WordsOf<'services/v2'>) {
  const { index, levels, support, guarantees, not, pick } = useFacts(words);
  return (
    <>
      <ServiceIndex {...index} />
      <FactTable id="service-levels" tone="surface" {...levels} />
      <FactList id="support" tone="surface" joined {...support} />
      <FactList id="guarantees" {...guarantees} />
      <NotOffered not={not} pick={pick} />
    </>
  );
}
