import type enFeatures from '@words/en/saas/feature-list.json';
import type en from '@words/en/saas/feature-single.json';
import { FeatureStory } from '@/features/wind/FeatureStory';
import { entryMeta } from '@/lib/entryMeta';
import { paramOf } from '@/lib/queryParam';

type Words = typeof en & { features: typeof enFeatures };

/** The feature's own title and description, once the query names one. */
export const metaOf = ({ meta, features }: Words, _: Readonly<Record<string, string>>, query: string) =>
  entryMeta(meta, features.items, paramOf(query, 'feature'), features.all, ({ name, text }) => ({
    title: name,
    description: text,
  }));

export default function FeatureSingle(words: Words) {
  return (
    <div className="by-query">
      <FeatureStory {...words} />
    </div>
  );
}
