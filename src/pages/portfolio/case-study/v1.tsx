import type en from '@words/en/portfolio/case-study/v1.json';
import { CaseHead } from '@/sections/portfolio/CaseHead';
import { HallComparison } from '@/sections/portfolio/HallComparison';
import type { WorkWords } from '@/sections/portfolio/workWords';
import { Below } from './v1/Below';

export default function CaseStudyV1({ head, compare, works, ...below }: typeof en & { works: WorkWords }) {
  return (
    <>
      <CaseHead {...head} />
      <HallComparison {...compare} />
      <Below {...below} works={works} />
    </>
  );
}
