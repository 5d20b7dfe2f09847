import { SheetHero } from '@/features/sheet/SheetHero';
import { SheetProvider } from '@/features/sheet/SheetProvider';
import { petek } from '@/sections/demos/brands/petek';
import type { WordsOf } from '@/site/words';
import { Below } from './v4/Below';
import { DemoFrame } from '../demos/DemoFrame';

export default function SaasV4({ brand, hero, honeys, ...below }: WordsOf<'saas/v4'>) {
  return (
    <DemoFrame words={brand} brand={petek}>
      <SheetProvider>
        <SheetHero words={hero} honeys={honeys} />
        <Below honeys={honeys} {...below} />
      </SheetProvider>
    </DemoFrame>
  );
}
