import type en from '@words/en/about/v3.json';
import { PaperLetter } from '@/sections/about/PaperLetter';
import { deferred } from '@/ui/deferred';

const Reply = deferred(
  async () => (await import(/* webpackChunkName: "about-v3-deferred" */ '@/sections/about/Reply')).Reply,
);

export default function AboutV3({ letter, reply }: typeof en) {
  return (
    <>
      <PaperLetter {...letter} />
      <Reply {...reply} />
    </>
  );
}
