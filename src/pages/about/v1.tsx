import { interpolate } from '@/lib/interpolate';
import { RooftopHero } from '@/sections/about/RooftopHero';
import { WindowStats } from '@/sections/about/WindowStats';
import { company } from '@/site/company';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function AboutV1({ roof, windows, meta: _, ...below }: WordsOf<'about/v1'>) {
  return (
    <>
      <RooftopHero {...roof} title={interpolate(roof.title, { founded: company.founded })} />
      <WindowStats {...windows} />
      <Below {...below} />
    </>
  );
}
