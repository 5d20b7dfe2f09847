import type en from '@words/en/portfolio/case-study/v2.json';
import type { BoxId } from '@/data/entryIds';
import { workOf } from '@/data/works';
import { NextCase } from '@/sections/portfolio/NextCase';
import { NumberChapters } from '@/sections/portfolio/NumberChapters';
import { ProjectParts } from '@/sections/portfolio/ProjectParts';
import type { CaseStoryWords } from '@/sections/portfolio/caseStoryWords';
import type { WorkWords } from '@/sections/portfolio/workWords';

interface BelowProps {
  id: BoxId;
  frame: (typeof en)['frame'];
  story: CaseStoryWords;
  works: WorkWords;
}

export function Below({ id, frame, story, works }: BelowProps) {
  const work = workOf(id);
  return (
    <>
      <NumberChapters words={story.numbers} look={id === 'kovan' ? 'comb' : 'plain'} />
      {work && (
        <ProjectParts
          words={story.parts}
          quote={story.quote}
          alt={works.items[id].alt}
          work={work}
          mirrored={id === 'kovan'}
        />
      )}
      <NextCase
        eyebrow={frame.next.eyebrow}
        action={frame.next.action}
        works={works}
        work={workOf(id === 'kuzey' ? 'kovan' : 'dokum')}
      />
    </>
  );
}
