import { interpolate } from '@/lib/interpolate';
import { LegalText } from '@/sections/LegalText';
import { legalFacts } from '@/site/legal';
import type { WordsOf } from '@/site/words';
import { clock } from '@/ui/icons/clock';
import { pencil } from '@/ui/icons/pencil';
import { NamePlate } from '@/ui/art/legal/NamePlate';

const icons = { hours: clock, form: pencil };

/** Lists the registers in which the company has an entry, or says that it has none. */
export default function Imprint({ legal, unregistered }: WordsOf<'legal/imprint'>) {
  const { register } = legal.sections;
  const entries = register.body.split('\n').filter((line) => !interpolate(line, legalFacts).includes('{{'));
  const body = entries.join('\n') || unregistered;
  return (
    <LegalText
      {...legal}
      picture={<NamePlate />}
      icons={icons}
      sections={{ ...legal.sections, register: { ...register, body } }}
    />
  );
}
