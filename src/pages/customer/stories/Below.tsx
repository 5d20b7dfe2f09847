import type en from '@words/en/customer/stories.json';
import { NextPoster } from '@/sections/customer/NextPoster';
import { Slopes } from '@/sections/customer/Slopes';
import type { StoriesWords } from '@/sections/customer/words';

type BelowProps = Pick<typeof en, 'slope' | 'next'> & { stories: StoriesWords };

export function Below({ slope, next, stories }: BelowProps) {
  return (
    <>
      <Slopes {...slope} stories={stories} />
      <NextPoster {...next} />
    </>
  );
}
