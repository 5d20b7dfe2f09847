import type en from '@words/en/portfolio/masonry.json';
import { ProjectMasonry } from '@/sections/portfolio/ProjectMasonry';
import type { WorkWords } from '@/sections/portfolio/workWords';
import { Below } from './masonry/Below';

export default function Masonry({ wall, lightbox, nail, stories, works }: typeof en & { works: WorkWords }) {
  return (
    <>
      <ProjectMasonry words={wall} lightbox={lightbox} works={works} />
      <Below nail={nail} stories={stories} works={works} />
    </>
  );
}
