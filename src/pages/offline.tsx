import type en from '@words/en/offline.json';
import { CachedPages } from '@/features/offline/CachedPages';
import { ReloadButton } from '@/features/offline/ReloadButton';
import { OfflineHero } from '@/sections/OfflineHero';

export default function Offline({ title, text, again, kept }: typeof en) {
  return (
    <OfflineHero title={title} text={text}>
      <ReloadButton label={again} />
      <CachedPages title={kept} />
    </OfflineHero>
  );
}
