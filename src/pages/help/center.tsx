import type enIndex from '@words/en/help/articles.json';
import type en from '@words/en/help/center.json';
import { HelpHero } from '@/sections/specialty/HelpHero';
import { Below } from './center/Below';

export default function HelpCenter({ hero, index, ...below }: typeof en & { index: typeof enIndex }) {
  return (
    <>
      <HelpHero {...hero} index={index} />
      <Below {...below} index={index} />
    </>
  );
}
