import { FactList } from '@/sections/FactList';
import { ScreenBand } from '@/sections/ScreenBand';
import { ServiceIndex } from '@/sections/services/ServiceIndex';
import { NotOffered } from '@/sections/services/NotOffered';
import { ServiceLevels } from '@/sections/services/ServiceLevels';
import { GuaranteeSeal, Guarantees } from '@/sections/services/Guarantees';
import { SupportHours, SupportWeek } from '@/sections/services/SupportHours';
import type { WordsOf } from '@/site/words';
import { GuaranteeMark } from '@/ui/art/about/GuaranteeMark';
import { ConnectedSystems } from '@/ui/art/ConnectedSystems';
import { Gantt } from '@/ui/art/Gantt';
import { Gauge } from '@/ui/art/Gauge';
import { ServiceAi } from '@/ui/art/ServiceAi';
import { ServiceCare } from '@/ui/art/ServiceCare';
import { ServiceDesktop } from '@/ui/art/ServiceDesktop';
import { ServiceMobile } from '@/ui/art/ServiceMobile';
import { ServiceWeb } from '@/ui/art/ServiceWeb';
import { PlanBoard } from '@/ui/art/screens/PlanBoard';
import { PlanBoardNarrow } from '@/ui/art/screens/PlanBoardNarrow';
import { ShiftPhone } from '@/ui/art/screens/ShiftPhone';
import { useFacts } from '@/ui/useFacts';

export default function ServicesV2(words: WordsOf<'services/v2'>) {
  const { index, use, levels, support, guarantees, signing, not, pick, art } = useFacts(words);
  return (
    <>
      <ServiceIndex
        {...index}
        contact={pick.action}
        screens={{
          erp: <Gantt tall words={art.gantt} />,
          iot: <Gauge words={art.gauge} />,
          web: <ServiceWeb words={art.serviceWeb} />,
          mobile: <ServiceMobile words={art.serviceMobile} />,
          desktop: <ServiceDesktop words={art.serviceDesktop} />,
          ai: <ServiceAi words={art.serviceAi} />,
          link: <ConnectedSystems />,
          care: <ServiceCare words={art.serviceCare} />,
        }}
      />
      <ServiceLevels {...levels} />
      <ScreenBand
        id="in-use"
        layout="below"
        title={use.title}
        text={use.text}
        screen={<PlanBoard words={use.board} />}
        narrow={<PlanBoardNarrow words={use.board} />}
        phone={<ShiftPhone fault share={742 / 900} words={use.phone} />}
      />
      <SupportHours>
        <FactList id="support" quiet {...support}>
          <SupportWeek {...support.chart} />
        </FactList>
      </SupportHours>
      <Guarantees>
        <FactList
          id="guarantees"
          joined
          quiet
          {...guarantees}
          pictures={{
            acceptance: <GuaranteeMark of="acceptance" />,
            warranty: <GuaranteeMark of="warranty" />,
            code: <GuaranteeMark of="code" />,
            escrow: <GuaranteeMark of="escrow" />,
            exit: <GuaranteeMark of="exit" />,
            data: <GuaranteeMark of="data" />,
          }}
        >
          <GuaranteeSeal place={signing} />
        </FactList>
      </Guarantees>
      <NotOffered not={not} pick={pick} />
    </>
  );
}
