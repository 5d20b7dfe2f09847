import type en from '@words/en/legal/cookies.json';
import { LegalText } from '@/sections/LegalText';
import { StorageTable } from '@/sections/StorageTable';

export default function Cookies({ legal, table }: typeof en) {
  return <LegalText {...legal} after={{ kept: <StorageTable {...table} /> }} />;
}
