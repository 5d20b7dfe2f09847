import type en from '@words/en/legal/imprint.json';
import { LegalText } from '@/sections/LegalText';

export default function Imprint({ legal }: typeof en) {
  return <LegalText {...legal} />;
}
