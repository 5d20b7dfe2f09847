import type en from '@words/en/demos/agency/seo.json';
import { seoStars } from '@/data/agencies';
import { AgencyFaq } from '@/sections/agency/AgencyFaq';
import { ClimbSteps } from '@/sections/agency/ClimbSteps';
import { ClimbChart } from '@/sections/agency/ClimbChart';
import { ResultsPage } from '@/sections/agency/ResultsPage';
import { SearchClosing } from '@/sections/agency/SearchClosing';
import { SeoScore } from '@/sections/agency/SeoScore';
import { StarQuotes } from '@/sections/agency/StarQuotes';

type BelowProps = Omit<typeof en, 'meta' | 'brand' | 'hero'>;

/** Content below the fold, in a chunk of its own. */
export function Below({ score, results, climb, camps, voices, faq, closing }: BelowProps) {
  return (
    <>
      <SeoScore {...score} />
      <ClimbChart {...climb} />
      <ResultsPage {...results} />
      <AgencyFaq {...faq} layout="cards" />
      <ClimbSteps {...camps} />
      <StarQuotes {...voices} given={seoStars} />
      <SearchClosing {...closing} />
    </>
  );
}
