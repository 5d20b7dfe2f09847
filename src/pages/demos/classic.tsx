import { LodosHero } from '@/sections/demos/lodos/LodosHero';
import { lodos } from '@/sections/demos/brands/lodos';
import type { WordsOf } from '@/site/words';
import { Below } from './classic/Below';
import { DemoFrame } from './DemoFrame';

export default function Classic({ meta: _, brand, hero, ...below }: WordsOf<'demos/classic'>) {
  return (
    <DemoFrame words={brand} brand={lodos}>
      <LodosHero {...hero} />
      <Below {...below} />
    </DemoFrame>
  );
}
