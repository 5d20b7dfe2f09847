import { GapTable } from '@/sections/legal/GapTable';
import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';
import { BigLetter, FocusRing, FormError, RestingWave, TwoThemes } from '@/ui/art/legal/WhatWorks';
import { FocusedKey } from '@/ui/art/legal/FocusedKey';
import { circleHalf } from '@/ui/icons/circle-half';
import { envelope } from '@/ui/icons/envelope';
import { infoCircle } from '@/ui/icons/info-circle';
import { telephone } from '@/ui/icons/telephone';

const icons = { level: circleHalf, gaps: infoCircle, contact: envelope };

// In the order of what works.
const drawings = [
  <FocusRing key="keyboard" />,
  <TwoThemes key="themes" />,
  <BigLetter key="text" />,
  <RestingWave key="motion" />,
  <FormError key="forms" />,
];

export default function Accessibility({ legal, gaps }: WordsOf<'legal/accessibility'>) {
  return (
    <LegalText
      {...legal}
      picture={<FocusedKey />}
      icons={icons}
      drawn={{ works: drawings }}
      ways={{ contact: [envelope, telephone] }}
      after={{ gaps: <GapTable {...gaps} /> }}
    />
  );
}
