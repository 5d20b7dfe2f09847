import type { StoryId } from '@/data/entryIds';
import { entryMeta } from '@/lib/entryMeta';
import { CustomerStory } from '@/sections/customer/CustomerStory';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'customer/story-single'>;

/** Title and description of the story. */
export function metaOf({ meta, story, stories }: Words, { id }: Readonly<Record<string, string>>) {
  const { title, line } = stories.items[id as StoryId];
  return entryMeta(title, story.stories, line, meta.description);
}

export default function StorySingle({ story, stories, text }: Words) {
  return <CustomerStory {...story} told={stories} text={text} />;
}
