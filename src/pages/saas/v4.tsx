import type en from '@words/en/saas/v4.json';
import { SheetHero } from '@/features/sheet/SheetHero';
import { Below } from './v4/Below';

export default function SaasV4({ hero, honeys, ...below }: typeof en) {
  return (
    <>
      <SheetHero words={hero} honeys={honeys} />
      <Below {...below} />
    </>
  );
}
