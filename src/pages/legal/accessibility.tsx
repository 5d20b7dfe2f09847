import { LegalText } from '@/sections/LegalText';
import type { WordsOf } from '@/site/words';
import { circleHalf } from '@/ui/icons/circle-half';
import { envelope } from '@/ui/icons/envelope';
import { infoCircle } from '@/ui/icons/info-circle';
import { FocusedKey } from '@/ui/art/legal/FocusedKey';

const icons = { level: circleHalf, gaps: infoCircle, contact: envelope };
const marks = { works: 'ticks', gaps: 'rings' } as const;

export default function Accessibility({ legal }: WordsOf<'legal/accessibility'>) {
  return <LegalText {...legal} picture={<FocusedKey />} icons={icons} marks={marks} />;
}
