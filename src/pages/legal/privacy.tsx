import type en from '@words/en/legal/privacy.json';
import { Legal } from '@/sections/Legal';

export default function Privacy({ legal }: typeof en) {
  return <Legal {...legal} />;
}
