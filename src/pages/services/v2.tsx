import { FactList } from '@/sections/FactList';
import { FactTable } from '@/sections/FactTable';
import { ScreenBand } from '@/sections/ScreenBand';
import { ServiceIndex } from '@/sections/services/ServiceIndex';
import { NotOffered } from '@/sections/services/NotOffered';
import type { WordsOf } from '@/site/words';
import { PlanBoard } from '@/ui/art/screens/PlanBoard';
import { ShiftPhone } from '@/ui/art/screens/ShiftPhone';
import { useFacts } from '@/ui/useFacts';

export default function ServicesV2(words: WordsOf<'services/v2'>) {
  const { index, use, levels, support, guarantees, not, pick } = useFacts(words);
  return (
    <>
      <ServiceIndex {...index} />
      <ScreenBand
        id="in-use"
        layout="bleed"
        title={use.title}
        text={use.text}
        screen={<PlanBoard words={use.board} />}
        phone={<ShiftPhone fault share={742 / 900} words={use.phone} />}
      />
      <FactTable id="service-levels" paired {...levels} />
      <FactList id="support" joined quiet {...support} />
      <FactList id="guarantees" quiet tone="surface" {...guarantees} />
      <NotOffered not={not} pick={pick} />
    </>
  );
}
