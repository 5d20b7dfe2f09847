import { ProjectMasonry } from '@/sections/portfolio/ProjectMasonry';
import type { WordsOf } from '@/site/words';
import { Below } from './masonry/Below';

export default function Masonry({ wall, lightbox, nail, stories, works }: WordsOf<'portfolio/masonry'>) {
  return (
    <>
      <ProjectMasonry words={wall} lightbox={lightbox} works={works} />
      <Below nail={nail} stories={stories} works={works} />
    </>
  );
}
