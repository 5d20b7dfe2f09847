import type en from '@words/en/portfolio/case-study/v1.json';
import { beforeAfterScenes } from '@/data/caseStudies';
import { workOf } from '@/data/works';
import { CaseFigures } from '@/sections/portfolio/CaseFigures';
import { SignalChain } from '@/sections/portfolio/SignalChain';
import { CaseChapters } from '@/sections/portfolio/CaseChapters';
import { NextCase } from '@/sections/portfolio/NextCase';
import { DowntimeChart } from '@/sections/portfolio/DowntimeChart';
import type { WorkWords } from '@/sections/portfolio/workWords';

interface BelowProps extends Pick<typeof en, 'chapters' | 'stops' | 'chain' | 'figures' | 'next'> {
  works: WorkWords;
}

export function Below({ chapters, stops, chain, figures, next, works }: BelowProps) {
  return (
    <>
      <CaseChapters
        words={chapters}
        pictures={beforeAfterScenes.dokum.pictures}
        counts={beforeAfterScenes.dokum.counts}
      />
      <SignalChain {...chain} />
      <CaseFigures {...figures}>
        <DowntimeChart {...stops} />
      </CaseFigures>
      <NextCase {...next} works={works} work={workOf('kuzey')} />
    </>
  );
}
