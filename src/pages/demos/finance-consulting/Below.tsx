import type en from '@words/en/demos/finance-consulting.json';
import { Calculator } from '@/sections/demos/palamar/Calculator';
import { AdvisorySteps } from '@/sections/demos/palamar/AdvisorySteps';
import { SamplePortfolios } from '@/sections/demos/palamar/SamplePortfolios';
import { PalamarCta } from '@/sections/demos/palamar/PalamarCta';
import { Terms } from '@/sections/demos/palamar/Terms';
import { CrewPortraits } from '@/sections/demos/palamar/CrewPortraits';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ plain, boats, fleet, calc, course, fees, crew, end }: BelowProps) {
  return (
    <>
      <Calculator {...calc} />
      <SamplePortfolios {...fleet} boats={boats} />
      <AdvisorySteps {...course} />
      <Terms fees={fees} plain={plain} />
      <CrewPortraits {...crew} />
      <PalamarCta {...end} />
    </>
  );
}
