import type enFeatures from '@words/en/saas/feature-list.json';
import type enStory from '@words/en/saas/feature-list/logbook.json';
import type en from '@words/en/saas/feature-single.json';
import type { WindFeatureId } from '@/data/entryIds';
import { FeatureStory } from '@/features/wind/FeatureStory';
import { entryMeta } from '@/lib/entryMeta';

type Words = typeof en & { features: typeof enFeatures; story: typeof enStory };

/** Title and description of the feature. */
export function metaOf({ meta, features }: Words, { id }: Readonly<Record<string, string>>) {
  const { name, text } = features.items[id as WindFeatureId];
  return entryMeta(name, features.all, text, meta.description);
}

export default function FeatureSingle(words: Words) {
  return <FeatureStory {...words} />;
}
