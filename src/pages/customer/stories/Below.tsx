import type en from '@words/en/customer/stories.json';
import { CustomerCta } from '@/sections/customer/NextPoster';
import { SlopeGraph } from '@/sections/customer/Slopes';
import type { CustomerStoriesWords } from '@/sections/customer/words';

type BelowProps = Pick<typeof en, 'slope' | 'next'> & { stories: CustomerStoriesWords };

export function Below({ slope, next, stories }: BelowProps) {
  return (
    <>
      <SlopeGraph {...slope} stories={stories} />
      <CustomerCta {...next} />
    </>
  );
}
