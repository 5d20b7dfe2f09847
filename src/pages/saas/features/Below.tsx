import type en from '@words/en/saas/features.json';
import { ChosenWind } from '@/features/wind/ChosenWind';
import { FeatureOutro } from '@/sections/pages/FeatureOutro';

export function Below(words: Pick<typeof en, 'quote' | 'cta'>) {
  return (
    <FeatureOutro {...words}>
      <ChosenWind />
    </FeatureOutro>
  );
}
