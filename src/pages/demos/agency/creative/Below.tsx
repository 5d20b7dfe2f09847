import type en from '@words/en/demos/agency/creative.json';
import { creativeTeam } from '@/data/agencies';
import { AgencyFaq } from '@/sections/agency/AgencyFaq';
import { CreativeClosing } from '@/sections/agency/CreativeClosing';
import { FiveDays } from '@/sections/agency/FiveDays';
import { Manifesto } from '@/sections/agency/Manifesto';
import { PortraitRow } from '@/sections/agency/PortraitRow';
import { PosterStudio } from '@/sections/agency/PosterStudio';
import { PosterQuotes } from '@/sections/agency/PosterQuotes';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero' | 'works'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ manifesto, studio, days, team, voices, faq, closing }: BelowProps) {
  return (
    <>
      <Manifesto {...manifesto} />
      <PosterStudio {...studio} />
      <FiveDays {...days} />
      <PortraitRow {...team} people={creativeTeam} />
      <PosterQuotes {...voices} />
      <AgencyFaq {...faq} layout="framed" />
      <CreativeClosing {...closing} />
    </>
  );
}
