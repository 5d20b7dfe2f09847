import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';

export default function Accessibility({ legal }: WordsOf<'legal/accessibility'>) {
  return <LegalText {...legal} />;
}
