import { RooftopHero } from '@/sections/about/RooftopHero';
import { WindowStats } from '@/sections/about/WindowStats';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function AboutV1({ roof, windows, meta: _, ...below }: WordsOf<'about/v1'>) {
  return (
    <>
      <RooftopHero {...roof} />
      <WindowStats {...windows} />
      <Below {...below} />
    </>
  );
}
