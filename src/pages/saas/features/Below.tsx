import type en from '@words/en/saas/features.json';
import { FeatureOutro } from '@/sections/pages/FeatureOutro';

export function Below(words: Pick<typeof en, 'quote' | 'cta'>) {
  return <FeatureOutro {...words} />;
}
