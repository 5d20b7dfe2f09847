import { interpolateAll } from '@/lib/interpolateAll';
import { YearTimeline } from '@/sections/about/YearTimeline';
import { company } from '@/site/company';
import type { WordsOf } from '@/site/words';
import { Below } from './v2/Below';

export default function AboutV2({ roll, years, lows, flat, dials, blank }: WordsOf<'about/v2'>) {
  const lowYears = lows.items.map(({ year }) => Number(year));
  return (
    <>
      <YearTimeline {...interpolateAll(roll, { founded: company.founded })} words={years} lows={lowYears} />
      <Below {...{ years, lows, lowYears, flat, dials, blank }} />
    </>
  );
}
