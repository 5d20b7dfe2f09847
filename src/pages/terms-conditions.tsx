import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';
import { SignedSheet } from '@/ui/art/legal/SignedSheet';

export default function Terms({ legal }: WordsOf<'terms-conditions'>) {
  return <LegalText {...legal} picture={<SignedSheet />} numbered />;
}
