import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';

export default function Terms({ legal }: WordsOf<'terms-conditions'>) {
  return <LegalText {...legal} />;
}
