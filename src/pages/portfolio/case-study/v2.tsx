import type en from '@words/en/portfolio/case-study/v2.json';
import { OneNumber } from '@/sections/portfolio/OneNumber';
import { useStory } from '@/sections/portfolio/useStory';
import type { WorkWords } from '@/sections/portfolio/workWords';
import { deferred } from '@/ui/deferred';

const Below = deferred(
  async () => (await import(/* webpackChunkName: "portfolio-case-v2-deferred" */ './v2/Below')).Below,
);

export default function CaseStudyV2({ frame, story: own, works }: typeof en & { works: WorkWords }) {
  const { id, story } = useStory(own);
  return (
    <>
      <OneNumber key={id} id={id} frame={frame} story={story} />
      <Below id={id} frame={frame} story={story} works={works} />
    </>
  );
}
