import type en from '@words/en/portfolio/showcase.json';
import { Screens } from '@/sections/portfolio/Screens';
import { Strip } from '@/sections/portfolio/Strip';
import type { WorkWords } from '@/sections/portfolio/workWords';

export default function Showcase({ head, screen, strip, works }: typeof en & { works: WorkWords }) {
  return (
    <>
      <Screens head={head} words={screen} works={works} />
      <Strip words={strip} works={works} />
    </>
  );
}
