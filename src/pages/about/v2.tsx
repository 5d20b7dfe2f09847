import type en from '@words/en/about/v2.json';
import { interpolateAll } from '@/lib/interpolateAll';
import { YearTimeline } from '@/sections/about/YearTimeline';
import { company } from '@/site/company';
import { Below } from './v2/Below';

export default function AboutV2({ roll, years, lows, flat, dials, blank }: typeof en) {
  return (
    <>
      <YearTimeline {...interpolateAll(roll, { founded: company.founded })} words={years} />
      <Below {...{ years, lows, flat, dials, blank }} />
    </>
  );
}
