import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';
import { SignedSheet } from '@/ui/art/legal/SignedSheet';
import { boxSeam } from '@/ui/icons/box-seam';
import { creditCard } from '@/ui/icons/credit-card';
import { people } from '@/ui/icons/people';
import { person } from '@/ui/icons/person';

// In the order of the samples.
const sampleIcons = [boxSeam, creditCard, people, person];

export default function Terms({ legal }: WordsOf<'terms-conditions'>) {
  return <LegalText {...legal} picture={<SignedSheet />} pairs={{ demo: sampleIcons }} numbered />;
}
