import { CaseHead } from '@/sections/portfolio/CaseHead';
import { HallComparison } from '@/sections/portfolio/HallComparison';
import type { WordsOf } from '@/site/words';
import { Below } from './v1/Below';

export default function CaseStudyV1({ head, compare, works, ...below }: WordsOf<'portfolio/case-study/v1'>) {
  return (
    <>
      <CaseHead {...head} />
      <HallComparison {...compare} />
      <Below {...below} works={works} />
    </>
  );
}
