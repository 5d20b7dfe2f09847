import type en from '@words/en/customer/story-single.json';
import type { StoryId } from '@/data/entryIds';
import { entryMeta } from '@/lib/entryMeta';
import { CustomerStory } from '@/sections/customer/CustomerStory';
import type { CustomerStoriesWords, CustomerStoryText } from '@/sections/customer/customerStoryWords';

type Words = typeof en & { stories: CustomerStoriesWords; text: CustomerStoryText };

/** Title and description of the story. */
export function metaOf({ meta, story, stories }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, line } = stories.items[id as StoryId];
  return entryMeta(title, story.stories, line, meta.description);
}

export default function StorySingle({ story, stories, text }: Words) {
  return <CustomerStory {...story} told={stories} text={text} />;
}
