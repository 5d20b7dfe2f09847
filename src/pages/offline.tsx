import type en from '@words/en/offline.json';
import { CachedPages } from '@/features/offline/KeptPages';
import { ReloadButton } from '@/features/offline/TryAgain';
import { OfflineHero } from '@/sections/Becalmed';

export default function Offline({ title, text, again, kept }: typeof en) {
  return (
    <OfflineHero title={title} text={text}>
      <ReloadButton label={again} />
      <CachedPages title={kept} />
    </OfflineHero>
  );
}
