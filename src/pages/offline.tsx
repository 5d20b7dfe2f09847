import { CachedPages } from '@/features/offline/CachedPages';
import { ReloadButton } from '@/features/offline/ReloadButton';
import { OfflineHero } from '@/sections/OfflineHero';
import type { WordsOf } from '@/site/words';

export default function Offline({ title, text, again, kept }: WordsOf<'offline'>) {
  return (
    <OfflineHero title={title} text={text}>
      <ReloadButton label={again} />
      <CachedPages title={kept} />
    </OfflineHero>
  );
}
