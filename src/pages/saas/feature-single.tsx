import type { WindFeatureId } from '@/data/entryIds';
import { FeatureStory } from '@/features/wind/FeatureStory';
import { entryMeta } from '@/lib/entryMeta';
import type { WordsOf } from '@/site/words';

type Words = WordsOf<'saas/feature-single'>;

/** Title and description of the feature. */
export function metaOf({ meta, features }: Words, { id }: Readonly<Record<string, string>>) {
  const { name, text } = features.items[id as WindFeatureId];
  return entryMeta(name, features.all, text, meta.description);
}

export default function FeatureSingle(words: Words) {
  return <FeatureStory {...words} />;
}
