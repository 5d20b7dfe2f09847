import type en from '@words/en/services/v1.json';
import { useDispatch } from 'react-redux';
import { messagePrefilled } from '@/features/contact/contactSlice';
import { ServiceFinder } from '@/sections/services/ServiceFinder';
import { ServicesCta } from '@/sections/services/ServicesCta';
import { ServiceDetails } from '@/sections/services/ServiceDetails';
import { FiveDayPlan } from '@/sections/services/FiveDayPlan';

type BelowProps = Omit<typeof en, 'meta' | 'hero'>;

export function Below({ items, finder, week, last }: BelowProps) {
  const dispatch = useDispatch();
  return (
    <>
      <ServiceDetails items={items} />
      <ServiceFinder {...finder} items={items} onAsk={(message) => dispatch(messagePrefilled({ message }))} />
      <FiveDayPlan {...week} />
      <ServicesCta {...last} />
    </>
  );
}
