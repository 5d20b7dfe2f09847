import type en from '@words/en/demos/classic.json';
import { Spread } from '@/sections/demos/lodos/Spread';
import { Below } from './classic/Below';

export default function Classic({ meta: _, hero, ...below }: typeof en) {
  return (
    <>
      <Spread {...hero} />
      <Below {...below} />
    </>
  );
}
