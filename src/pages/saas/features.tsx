import { WindLab } from '@/features/wind/WindLab';
import type { WordsOf } from '@/site/words';
import { Below } from './features/Below';

export default function Features({ hero, scale, days, features, ...words }: WordsOf<'saas/features'>) {
  return (
    <>
      <WindLab words={hero} scale={scale} features={features.items} days={days} />
      <Below {...words} />
    </>
  );
}
