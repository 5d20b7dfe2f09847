import type en from '@words/en/legal/cookies.json';
import { Legal } from '@/sections/Legal';
import { StorageTable } from '@/sections/StorageTable';

export default function Cookies({ legal, table }: typeof en) {
  return <Legal {...legal} after={{ kept: <StorageTable {...table} /> }} />;
}
