import type en from '@words/en/saas/v1.json';
import { RadarHero } from '@/sections/saas/RadarHero';
import { Below } from './v1/Below';

export default function SaasV1({ hero, ...below }: typeof en) {
  return (
    <>
      <RadarHero {...hero} />
      <Below {...below} />
    </>
  );
}
