import type en from '@words/en/legal/imprint.json';
import { Legal } from '@/sections/Legal';

export default function Imprint({ legal }: typeof en) {
  return <Legal {...legal} />;
}
