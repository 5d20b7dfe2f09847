import type { BoxId } from '@/data/entryIds';
import { entryMeta } from '@/lib/entryMeta';
import { TemperatureHero } from '@/sections/portfolio/TemperatureHero';
import type { WordsOf } from '@/site/words';
import { useRoute } from '@/ui/route';
import { Below } from './v2/Below';
import palette from './v2/palette.module.scss';

type Words = WordsOf<'portfolio/case-study/v2'>;

/** Title and description of the project. */
export function metaOf({ frame, works }: Words, { id }: Readonly<Record<string, string>>) {
  const { name, line, text } = works.items[id as BoxId];
  return entryMeta(`${name}: ${line}`, frame.portfolio, text);
}

export default function CaseStudyV2({ frame, story, works }: Words) {
  const id = useRoute().params.id as BoxId;
  return (
    <div className={palette[id]}>
      <TemperatureHero key={id} id={id} frame={frame} story={story} />
      <Below id={id} frame={frame} story={story} works={works} />
    </div>
  );
}
