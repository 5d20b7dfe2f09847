import { storageKeys } from '@/features/persistence/storageKeys';
import { LegalText } from '@/sections/LegalText';
import { StorageTable } from '@/sections/StorageTable';
import type { WordsOf } from '@/site/words';

export default function Cookies({ legal, table }: WordsOf<'legal/cookies'>) {
  return <LegalText {...legal} after={{ kept: <StorageTable {...table} keys={storageKeys} /> }} />;
}
