import type enFeatures from '@words/en/saas/feature-list.json';
import type en from '@words/en/saas/features.json';
import { WindLab } from '@/features/wind/WindLab';
import { Below } from './features/Below';

export default function Features({ hero, scale, features, ...words }: typeof en & { features: typeof enFeatures }) {
  return (
    <>
      <WindLab words={hero} scale={scale} features={features.items} />
      <Below {...words} />
    </>
  );
}
