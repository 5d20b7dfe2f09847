import type en from '@words/en/portfolio/showcase.json';
import { PosterStrip } from '@/sections/portfolio/PosterStrip';
import { ShowcaseScreens } from '@/sections/portfolio/ShowcaseScreens';
import type { WorkWords } from '@/sections/portfolio/workWords';

export default function Showcase({ head, screen, strip, works }: typeof en & { works: WorkWords }) {
  return (
    <>
      <ShowcaseScreens head={head} words={screen} works={works} />
      <PosterStrip words={strip} works={works} />
    </>
  );
}
