import type en from '@words/en/saas/v2.json';
import { TekClicks } from '@/sections/saas/TekClicks';
import { TekGrammar } from '@/sections/saas/TekGrammar';
import { TekKeyboard } from '@/sections/saas/TekKeyboard';
import { TekNews } from '@/sections/saas/TekNews';
import { TekPeople } from '@/sections/saas/TekPeople';

export function Below({
  clicks,
  grammar,
  keyboard,
  people,
  news,
  closing,
}: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <TekClicks {...clicks} />
      <TekGrammar {...grammar} />
      <TekKeyboard {...keyboard} />
      <TekPeople {...people} />
      <TekNews news={news} closing={closing} />
    </>
  );
}
