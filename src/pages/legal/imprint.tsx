import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';

export default function Imprint({ legal }: WordsOf<'legal/imprint'>) {
  return <LegalText {...legal} />;
}
