import type en from '@words/en/saas/features.json';
import { WindyDays } from '@/features/wind/WindyDays';
import { FeatureOutro } from '@/sections/pages/FeatureOutro';

type BelowProps = Pick<typeof en, 'days' | 'not' | 'quote' | 'cta'>;

export function Below({ days, ...words }: BelowProps) {
  return (
    <>
      <WindyDays {...days} />
      <FeatureOutro {...words} />
    </>
  );
}
