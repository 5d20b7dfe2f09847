import type en from '@words/en/demos/finance-consulting.json';
import { Calculator } from '@/sections/demos/palamar/Calculator';
import { Course } from '@/sections/demos/palamar/Course';
import { Fees } from '@/sections/demos/palamar/Fees';
import { Fleet } from '@/sections/demos/palamar/Fleet';
import { Mooring } from '@/sections/demos/palamar/Mooring';
import { Plain } from '@/sections/demos/palamar/Plain';
import { Portholes } from '@/sections/demos/palamar/Portholes';

type BelowProps = Omit<typeof en, 'meta' | 'hero'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ plain, boats, fleet, calc, course, fees, crew, end }: BelowProps) {
  return (
    <>
      <Plain {...plain} />
      <Fleet {...fleet} boats={boats} />
      <Calculator {...calc} />
      <Course {...course} />
      <Fees {...fees} />
      <Portholes {...crew} />
      <Mooring {...end} />
    </>
  );
}
