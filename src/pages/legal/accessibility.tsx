import type en from '@words/en/legal/accessibility.json';
import { LegalText } from '@/sections/LegalText';

export default function Accessibility({ legal }: typeof en) {
  return <LegalText {...legal} />;
}
