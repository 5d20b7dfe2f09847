import type en from '@words/en/saas/v2.json';
import { CommandCard } from '@/features/palette/CommandResult';
import type { PaletteWords } from '@/features/palette/commands';
import { TekClicks } from '@/sections/saas/TekClicks';
import { TekGrammar } from '@/sections/saas/TekGrammar';
import { TekKeyboard } from '@/sections/saas/TekKeyboard';
import { TekNews } from '@/sections/saas/TekNews';
import { TekPeople } from '@/sections/saas/TekPeople';

type Grammar = typeof en.grammar;

interface BelowProps extends Omit<typeof en, 'meta' | 'brand' | 'hero'> {
  palette: PaletteWords;
  /** The program's name. */
  brand: string;
}

const commandOf = { bill: 'invoice', meet: 'meet', find: 'find' } as const;

/** The card of a sample line: its first word is the verb. */
function Result({
  of,
  examples,
  palette,
}: Pick<Grammar, 'examples'> & { of: keyof Grammar['examples']; palette: PaletteWords }) {
  const [, ...parts] = examples[of].parts;
  return <CommandCard id={commandOf[of]} argument={parts.map(({ word }) => word).join(' ')} words={palette} />;
}

export function Below({ palette, brand, clicks, grammar, keyboard, people, news, closing }: BelowProps) {
  const { examples } = grammar;
  return (
    <>
      <TekClicks words={clicks} brand={brand} cards={palette.cards} />
      <TekGrammar
        {...grammar}
        results={{
          bill: <Result of="bill" examples={examples} palette={palette} />,
          meet: <Result of="meet" examples={examples} palette={palette} />,
          find: <Result of="find" examples={examples} palette={palette} />,
        }}
      />
      <TekKeyboard {...keyboard} />
      <TekPeople {...people} />
      <TekNews news={news} closing={closing} />
    </>
  );
}
