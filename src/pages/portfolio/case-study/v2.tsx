import type en from '@words/en/portfolio/case-study/v2.json';
import { OneNumber } from '@/sections/portfolio/OneNumber';
import { useStory } from '@/sections/portfolio/useStory';
import type { WorkWords } from '@/sections/portfolio/workWords';
import { Below } from './v2/Below';

// In one piece: another story changes all of it at once, which a sleeping part would hold up.
export default function CaseStudyV2({ frame, story: own, works }: typeof en & { works: WorkWords }) {
  const { id, story } = useStory(own);
  return (
    <>
      <OneNumber key={id} id={id} frame={frame} story={story} />
      <Below id={id} frame={frame} story={story} works={works} />
    </>
  );
}
