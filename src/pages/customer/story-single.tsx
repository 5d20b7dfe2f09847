import type en from '@words/en/customer/story-single.json';
import { Story } from '@/sections/customer/Story';
import type { StoriesWords } from '@/sections/customer/words';

export default function StorySingle({ story, stories }: typeof en & { stories: StoriesWords }) {
  return <Story {...story} told={stories} />;
}
