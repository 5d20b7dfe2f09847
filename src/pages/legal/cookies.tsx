import { CookieSettings } from '@/features/consent/CookieSettings';
import { storageKeys } from '@/features/persistence/storageKeys';
import { LegalText } from '@/sections/LegalText';
import { StorageTable } from '@/sections/StorageTable';
import type { WordsOf } from '@/site/words';
import { BiscuitJar } from '@/ui/art/legal/BiscuitJar';

export default function Cookies({ legal, table }: WordsOf<'legal/cookies'>) {
  return (
    <LegalText
      {...legal}
      picture={<BiscuitJar />}
      cookieSettings={<CookieSettings />}
      after={{ kept: <StorageTable {...table} keys={storageKeys} /> }}
    />
  );
}
