import type en from '@words/en/about/v2.json';
import { BarographCta } from '@/sections/about/BarographCta';
import { GaugeStats } from '@/sections/about/GaugeStats';
import { YearList } from '@/sections/about/YearList';
import { WorstYears } from '@/sections/about/WorstYears';

type BelowProps = Omit<typeof en, 'meta' | 'roll'> & { lowYears: readonly number[] };

export function Below({ years, lows, lowYears, flat, dials, blank }: BelowProps) {
  return (
    <>
      <WorstYears {...lows} />
      <YearList {...flat} words={years} lows={lowYears} />
      <GaugeStats {...dials} />
      <BarographCta {...blank} />
    </>
  );
}
