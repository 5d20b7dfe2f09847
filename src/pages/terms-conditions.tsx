import type en from '@words/en/terms-conditions.json';
import { Legal } from '@/sections/Legal';

export default function Terms({ legal }: typeof en) {
  return <Legal {...legal} />;
}
