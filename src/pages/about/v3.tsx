import type en from '@words/en/about/v3.json';
import { PaperLetter } from '@/sections/about/PaperLetter';
import { EmailReply } from '@/sections/about/EmailReply';

export default function AboutV3({ letter, reply }: typeof en) {
  return (
    <>
      <PaperLetter {...letter} />
      <EmailReply {...reply} />
    </>
  );
}
