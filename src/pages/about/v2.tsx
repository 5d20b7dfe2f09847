import type en from '@words/en/about/v2.json';
import { YearTimeline } from '@/sections/about/YearTimeline';
import { Below } from './v2/Below';

export default function AboutV2({ roll, years, lows, flat, dials, blank }: typeof en) {
  return (
    <>
      <YearTimeline {...roll} words={years} />
      <Below {...{ years, lows, flat, dials, blank }} />
    </>
  );
}
