import type en from '@words/en/demos/finance-consulting.json';
import { Calculator } from '@/sections/demos/palamar/Calculator';
import { AdvisorySteps } from '@/sections/demos/palamar/AdvisorySteps';
import { Fees } from '@/sections/demos/palamar/Fees';
import { SamplePortfolios } from '@/sections/demos/palamar/SamplePortfolios';
import { PalamarCta } from '@/sections/demos/palamar/PalamarCta';
import { Principles } from '@/sections/demos/palamar/Principles';
import { CrewPortraits } from '@/sections/demos/palamar/CrewPortraits';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ plain, boats, fleet, calc, course, fees, crew, end }: BelowProps) {
  return (
    <>
      <Principles {...plain} />
      <SamplePortfolios {...fleet} boats={boats} />
      <Calculator {...calc} />
      <AdvisorySteps {...course} />
      <Fees {...fees} />
      <CrewPortraits {...crew} />
      <PalamarCta {...end} />
    </>
  );
}
