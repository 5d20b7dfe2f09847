import type en from '@words/en/about/v1.json';
import { RooftopHero } from '@/sections/about/RooftopHero';
import { WindowStats } from '@/sections/about/WindowStats';
import { Below } from './v1/Below';

export default function AboutV1({ roof, windows, meta: _, ...below }: typeof en) {
  return (
    <>
      <RooftopHero {...roof} />
      <WindowStats {...windows} />
      <Below {...below} />
    </>
  );
}
