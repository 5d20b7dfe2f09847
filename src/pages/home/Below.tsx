import type en from '@words/en/home.json';
import { NewsCarousel } from '@/features/news/NewsCarousel';
import { Cta } from '@/sections/Cta';
import { Features } from '@/sections/Features';
import { HowWeWork } from '@/sections/HowWeWork';
import { Services } from '@/sections/Services';
import { Stats } from '@/sections/Stats';
import { ComingSoonPhone } from '@/ui/art/ComingSoonPhone';
import { Gantt } from '@/ui/art/Gantt';
import { Gauge } from '@/ui/art/Gauge';
import { ConnectedSystems } from '@/ui/art/ConnectedSystems';
import { PaperToList } from '@/ui/art/PaperToList';
import { PhoneNotice } from '@/ui/art/PhoneNotice';
import { ServiceAi } from '@/ui/art/ServiceAi';
import { ServiceCare } from '@/ui/art/ServiceCare';
import { ServiceDevops } from '@/ui/art/ServiceDevops';
import { ServiceMobile } from '@/ui/art/ServiceMobile';
import { ServiceWeb } from '@/ui/art/ServiceWeb';
import { useFacts } from '@/ui/useFacts';
import { cpu } from '@/ui/icons/cpu';
import { layers } from '@/ui/icons/layers';
import { phone } from '@/ui/icons/phone';
import { window } from '@/ui/icons/window';

type BelowProps = Omit<typeof en, 'meta' | 'hero' | 'clients' | 'dashboard'>;

const links = {
  erp: { to: 'services/v2', search: 'open=erp' },
  iot: { to: 'services/single' },
  mobile: { to: 'demos/mobile-app' },
  integration: { to: 'saas/integrations' },
  digital: { to: 'customer/stories' },
} as const;
const icons = { web: window, mobile: phone, ai: cpu, devops: layers, care: 'headset' } as const;

/** Content below the fold, in a chunk of its own. */
export function Below({ features, services: skills, news, cta, art, ...words }: BelowProps) {
  const { stats, how } = useFacts(words);
  return (
    <>
      <Features
        {...features}
        links={links}
        grounded="mobile"
        pictures={{
          erp: <Gantt words={art.gantt} />,
          iot: <Gauge words={art.gauge} />,
          mobile: <PhoneNotice words={art.phoneNotice} />,
          integration: <ConnectedSystems />,
          digital: <PaperToList />,
        }}
      />
      <Services
        {...skills}
        icons={icons}
        pictures={{
          web: <ServiceWeb words={art.serviceWeb} />,
          mobile: <ServiceMobile words={art.serviceMobile} />,
          ai: <ServiceAi words={art.serviceAi} />,
          devops: <ServiceDevops words={art.serviceDevops} />,
          care: <ServiceCare words={art.serviceCare} />,
        }}
      />
      <Stats {...stats} />
      <HowWeWork {...how} />
      <NewsCarousel {...news} />
      <Cta {...cta} picture={<ComingSoonPhone {...cta.phone} />} />
    </>
  );
}
