import { HelpHero } from '@/sections/specialty/HelpHero';
import type { WordsOf } from '@/site/words';
import { Below } from './center/Below';

export default function HelpCenter({ hero, index, ...below }: WordsOf<'help/center'>) {
  return (
    <>
      <HelpHero {...hero} index={index} />
      <Below {...below} index={index} />
    </>
  );
}
