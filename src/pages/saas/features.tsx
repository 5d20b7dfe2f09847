import { WindLab } from '@/features/wind/WindLab';
import type { WordsOf } from '@/site/words';
import { Below } from './features/Below';

export default function Features({ hero, scale, days, not, features, ...words }: WordsOf<'saas/features'>) {
  return (
    <>
      <WindLab words={hero} scale={scale} features={features.items} days={days} not={not} />
      <Below {...words} />
    </>
  );
}
