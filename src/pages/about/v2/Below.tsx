import type en from '@words/en/about/v2.json';
import { BarographCta } from '@/sections/about/Blank';
import { GaugeStats } from '@/sections/about/Dials';
import { YearList } from '@/sections/about/Flat';
import { WorstYears } from '@/sections/about/Lows';

type BelowProps = Omit<typeof en, 'meta' | 'roll'>;

export function Below({ years, lows, flat, dials, blank }: BelowProps) {
  return (
    <>
      <WorstYears {...lows} />
      <YearList {...flat} words={years} />
      <GaugeStats {...dials} />
      <BarographCta {...blank} />
    </>
  );
}
