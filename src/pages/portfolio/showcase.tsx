import { PosterStrip } from '@/sections/portfolio/PosterStrip';
import { ShowcaseScreens } from '@/sections/portfolio/ShowcaseScreens';
import type { WordsOf } from '@/site/words';

export default function Showcase({ head, screen, strip, works }: WordsOf<'portfolio/showcase'>) {
  return (
    <>
      <ShowcaseScreens head={head} words={screen} works={works} />
      <PosterStrip words={strip} works={works} />
    </>
  );
}
