import type enFeatures from '@words/en/saas/feature-list.json';
import type en from '@words/en/saas/feature-single.json';
import { FeatureStory } from '@/features/wind/FeatureStory';

export default function FeatureSingle(words: typeof en & { features: typeof enFeatures }) {
  return <FeatureStory {...words} />;
}
