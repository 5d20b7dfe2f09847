import { CustomerStories } from '@/sections/customer/CustomerStories';
import type { WordsOf } from '@/site/words';
import { Below } from './stories/Below';

export default function Stories({ head, figures, use, money, next, stories, foundry }: WordsOf<'customer/stories'>) {
  return (
    <>
      <CustomerStories {...head} stories={stories} />
      <Below {...{ figures, use, money, next, stories, foundry }} />
    </>
  );
}
