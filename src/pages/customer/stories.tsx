import type en from '@words/en/customer/stories.json';
import { CustomerStories } from '@/sections/customer/CustomerStories';
import type { CustomerStoriesWords } from '@/sections/customer/customerStoryWords';
import { Below } from './stories/Below';

export default function Stories({ head, slope, money, next, stories }: typeof en & { stories: CustomerStoriesWords }) {
  return (
    <>
      <CustomerStories {...head} stories={stories} />
      <Below {...{ slope, money, next, stories }} />
    </>
  );
}
