import type en from '@words/en/about/v2.json';
import { Blank } from '@/sections/about/Blank';
import { Dials } from '@/sections/about/Dials';
import { Flat } from '@/sections/about/Flat';
import { Lows } from '@/sections/about/Lows';

type BelowProps = Omit<typeof en, 'meta' | 'roll'>;

export function Below({ years, lows, flat, dials, blank }: BelowProps) {
  return (
    <>
      <Lows {...lows} />
      <Flat {...flat} words={years} />
      <Dials {...dials} />
      <Blank {...blank} />
    </>
  );
}
