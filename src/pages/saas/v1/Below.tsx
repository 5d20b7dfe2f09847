import type en from '@words/en/saas/v1.json';
import { RadarNight } from '@/sections/saas/RadarNight';
import { RadarSetup } from '@/sections/saas/RadarSetup';
import { RadarSources } from '@/sections/saas/RadarSources';
import { RadarTrace } from '@/sections/saas/RadarTrace';
import { RadarQuotes } from '@/sections/saas/RadarQuotes';

export function Below({
  trace,
  sources,
  odds,
  night,
  setup,
  voices,
  closing,
}: Omit<typeof en, 'meta' | 'brand' | 'hero'>) {
  return (
    <>
      <RadarTrace {...trace} />
      <RadarSources sources={sources} odds={odds} />
      <RadarNight {...night} />
      <RadarSetup {...setup} />
      <RadarQuotes voices={voices} closing={closing} />
    </>
  );
}
