import type en from '@words/en/demos/classic.json';
import { LodosHero } from '@/sections/demos/lodos/LodosHero';
import { Below } from './classic/Below';

export default function Classic({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <LodosHero {...hero} />
      <Below {...below} />
    </>
  );
}
