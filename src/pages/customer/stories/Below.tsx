import type en from '@words/en/customer/stories.json';
import { CustomerCta } from '@/sections/customer/CustomerCta';
import { SlopeGraph } from '@/sections/customer/SlopeGraph';
import type { CustomerStoriesWords } from '@/sections/customer/customerStoryWords';

type BelowProps = Pick<typeof en, 'slope' | 'next'> & { stories: CustomerStoriesWords };

export function Below({ slope, next, stories }: BelowProps) {
  return (
    <>
      <SlopeGraph {...slope} stories={stories} />
      <CustomerCta {...next} />
    </>
  );
}
