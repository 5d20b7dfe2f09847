import type en from '@words/en/terms-conditions.json';
import { LegalText } from '@/sections/LegalText';

export default function Terms({ legal }: typeof en) {
  return <LegalText {...legal} />;
}
