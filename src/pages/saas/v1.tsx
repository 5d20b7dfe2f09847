import { RadarHero } from '@/sections/saas/RadarHero';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function SaasV1({ hero, ...below }: WordsOf<'saas/v1'>) {
  return (
    <>
      <RadarHero {...hero} />
      <Below {...below} />
    </>
  );
}
