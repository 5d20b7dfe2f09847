import type en from '@words/en/customer/story-single.json';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';
import { Story } from '@/sections/customer/Story';
import type { StoriesWords } from '@/sections/customer/words';

type Words = typeof en & { stories: StoriesWords };

/** The story's own title and description, once the query names one. */
export const metaOf = ({ meta, story, stories }: Words, _: Readonly<Record<string, string>>, query: string) =>
  entryMeta(meta, stories.items, paramOf(query, 'story'), story.stories, ({ title, line }) => ({
    title,
    description: line,
  }));

export default function StorySingle({ story, stories }: Words) {
  return (
    <div className="by-query">
      <Story {...story} told={stories} />
    </div>
  );
}
