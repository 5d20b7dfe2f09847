import type en from '@words/en/terms-conditions.json';
import { LegalText } from '@/sections/Legal';

export default function Terms({ legal }: typeof en) {
  return <LegalText {...legal} />;
}
