import { LodosHero } from '@/sections/demos/lodos/LodosHero';
import type { WordsOf } from '@/site/words';
import { Below } from './classic/Below';

export default function Classic({ meta: _, hero, ...below }: WordsOf<'demos/classic'>) {
  return (
    <>
      <LodosHero {...hero} />
      <Below {...below} />
    </>
  );
}
