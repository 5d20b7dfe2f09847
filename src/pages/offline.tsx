import type en from '@words/en/offline.json';
import { KeptPages } from '@/features/offline/KeptPages';
import { TryAgain } from '@/features/offline/TryAgain';
import { Becalmed } from '@/sections/Becalmed';

export default function Offline({ title, text, again, kept }: typeof en) {
  return (
    <Becalmed title={title} text={text}>
      <TryAgain label={again} />
      <KeptPages title={kept} />
    </Becalmed>
  );
}
