import type en from '@words/en/about/v3.json';
import { interpolateAll } from '@/lib/interpolateAll';
import { EmailReply } from '@/sections/about/EmailReply';
import { PaperLetter } from '@/sections/about/PaperLetter';
import { company } from '@/site/company';

export default function AboutV3({ letter, reply }: typeof en) {
  return (
    <>
      <PaperLetter {...interpolateAll(letter, { founded: company.founded })} />
      <EmailReply {...reply} />
    </>
  );
}
