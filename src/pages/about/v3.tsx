import { PaperLetter } from '@/sections/about/PaperLetter';
import { EmailReply } from '@/sections/about/EmailReply';
import type { WordsOf } from '@/site/words';

export default function AboutV3({ letter, reply }: WordsOf<'about/v3'>) {
  return (
    <>
      <PaperLetter {...letter} />
      <EmailReply {...reply} />
    </>
  );
}
