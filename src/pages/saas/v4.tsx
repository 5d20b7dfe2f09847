import { SheetHero } from '@/features/sheet/SheetHero';
import { SheetProvider } from '@/features/sheet/SheetProvider';
import type { WordsOf } from '@/site/words';
import { Below } from './v4/Below';

export default function SaasV4({ hero, honeys, ...below }: WordsOf<'saas/v4'>) {
  return (
    <SheetProvider>
      <SheetHero words={hero} honeys={honeys} />
      <Below honeys={honeys} {...below} />
    </SheetProvider>
  );
}
