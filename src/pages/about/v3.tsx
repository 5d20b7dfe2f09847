import type { WordsOf } from '@/site/words';
import { interpolateAll } from '@/lib/interpolateAll';
import { EmailReply } from '@/sections/about/EmailReply';
import { PaperLetter } from '@/sections/about/PaperLetter';
import { company } from '@/site/company';

export default function AboutV3({ letter, reply }: WordsOf<'about/v3'>) {
  return (
    <>
      <PaperLetter {...interpolateAll(letter, { founded: company.founded })} />
      <EmailReply {...reply} />
    </>
  );
}
