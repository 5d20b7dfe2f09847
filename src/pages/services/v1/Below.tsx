import type en from '@words/en/services/v1.json';
import { Finder } from '@/sections/services/Finder';
import { Held } from '@/sections/services/Held';
import { Under } from '@/sections/services/Under';
import { Week } from '@/sections/services/Week';

type BelowProps = Omit<typeof en, 'meta' | 'hero'>;

/** Under the five umbrellas. */
export function Below({ items, finder, week, last }: BelowProps) {
  return (
    <>
      <Under items={items} />
      <Finder {...finder} items={items} />
      <Week {...week} />
      <Held {...last} />
    </>
  );
}
