import type en from '@words/en/services/v1.json';
import { useDispatch } from 'react-redux';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { ServiceFinder } from '@/sections/services/ServiceFinder';
import { ServicesCta } from '@/sections/services/ServicesCta';
import { ServiceDetails } from '@/sections/services/ServiceDetails';
import { FiveDayPlan } from '@/sections/services/FiveDayPlan';
import { ServiceAi } from '@/ui/art/ServiceAi';
import { ServiceCare } from '@/ui/art/ServiceCare';
import { ServiceDevops } from '@/ui/art/ServiceDevops';
import { ServiceMobile } from '@/ui/art/ServiceMobile';
import { ServiceWeb } from '@/ui/art/ServiceWeb';

type BelowProps = Omit<typeof en, 'meta' | 'hero'>;

export function Below({ items, art, finder, week, last }: BelowProps) {
  const dispatch = useDispatch();
  return (
    <>
      <ServiceDetails
        items={items}
        pictures={{
          web: <ServiceWeb words={art.serviceWeb} />,
          mobile: <ServiceMobile words={art.serviceMobile} />,
          ai: <ServiceAi words={art.serviceAi} />,
          devops: <ServiceDevops words={art.serviceDevops} />,
          care: <ServiceCare words={art.serviceCare} />,
        }}
      />
      <ServiceFinder {...finder} items={items} onAsk={(message) => dispatch(messagePrefilled({ message }))} />
      <FiveDayPlan {...week} />
      <ServicesCta {...last} />
    </>
  );
}
