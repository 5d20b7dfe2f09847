import type en from '@words/en/customer/stories.json';
import { FactTable } from '@/sections/FactTable';
import { CustomerCta } from '@/sections/customer/CustomerCta';
import { SlopeGraph } from '@/sections/customer/SlopeGraph';
import type { CustomerStoriesWords } from '@/sections/customer/customerStoryWords';
import { useFacts } from '@/ui/useFacts';

type BelowProps = Pick<typeof en, 'slope' | 'money' | 'next'> & { stories: CustomerStoriesWords };

export function Below({ slope, money, next, stories }: BelowProps) {
  return (
    <>
      <SlopeGraph {...slope} stories={stories} />
      <FactTable id="money-case" sums {...useFacts(money)} />
      <CustomerCta {...next} />
    </>
  );
}
