import type { Tone } from '@/data/looks';
import { type VisitorFace, visitorLooks } from '@/data/visitorLooks';
import { Mascot } from '@/ui/art/Mascot';
import { Portrait, tones } from './Portrait';

interface VisitorPortraitProps {
  face: VisitorFace;
  tone: Tone;
}

/** The portrait a visitor has chosen: a face, or the cloud, in a colour. */
export function VisitorPortrait({ face, tone }: VisitorPortraitProps) {
  if (face !== 'cloud') return <Portrait tone={tone} look={{ ...visitorLooks[face], cloth: tones[tone][1] }} />;
  return (
    <Portrait tone={tone}>
      <svg x="22" y="84" width="156" height="100" overflow="visible">
        <Mascot />
      </svg>
    </Portrait>
  );
}
