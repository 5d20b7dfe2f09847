import type en from '@words/en/portfolio/case-study/v2.json';
import type { BoxId } from '@/data/cases';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';
import { MissingStory } from '@/sections/portfolio/MissingStory';
import { OneNumber } from '@/sections/portfolio/OneNumber';
import { useStory } from '@/sections/portfolio/useStory';
import type { WorkWords } from '@/sections/portfolio/workWords';
import { useTakenFocus } from '@/ui/useTakenFocus';
import { Below } from './v2/Below';

type Words = typeof en & { works: WorkWords };

/** The project's own title and description, once the query names one that has its story. */
export const metaOf = ({ meta, frame, works }: Words, _: Readonly<Record<string, string>>, query: string) => {
  const { kuzey, kovan } = works.items;
  const told: Record<BoxId, WorkWords['items']['kovan']> = { kuzey, kovan };
  return entryMeta(meta, told, paramOf(query, 'work'), frame.portfolio, ({ name, line, text }) => ({
    title: `${name}: ${line}`,
    description: text,
  }));
};

// In one piece: another story changes all of it at once, which a sleeping part would hold up.
export default function CaseStudyV2({ frame, story: own, works }: Words) {
  const { id, story, ...asked } = useStory(own);
  const place = useTakenFocus<HTMLDivElement>(story !== null && asked.failures > 0);
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {story ? (
          <OneNumber key={id} id={id} frame={frame} story={story} />
        ) : (
          <MissingStory frame={frame} work={works.items[id]} {...asked} />
        )}
      </div>
      {story && <Below id={id} frame={frame} story={story} works={works} />}
    </>
  );
}
