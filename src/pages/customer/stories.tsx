import type en from '@words/en/customer/stories.json';
import { PosterWall } from '@/sections/customer/PosterWall';
import type { StoriesWords } from '@/sections/customer/words';
import { Below } from './stories/Below';

export default function Stories({ head, slope, next, stories }: typeof en & { stories: StoriesWords }) {
  return (
    <>
      <PosterWall {...head} stories={stories} />
      <Below {...{ slope, next, stories }} />
    </>
  );
}
