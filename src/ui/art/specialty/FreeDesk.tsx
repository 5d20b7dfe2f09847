import { Drawing } from '@/ui/art/Drawing';
import { DeskBoard, DeskChair, DeskCup, DeskLamp, DeskPlant } from './DeskParts';

/** The free chair of a job under its lamp, 470 × 340; stands on the edge below the drawing. */
export const FreeDesk = () => (
  <Drawing width={470} height={340}>
    <g transform="translate(314 6) scale(.7)">
      <DeskBoard x={0} />
    </g>
    <DeskLamp x={230} />
    <DeskChair x={230} />
    <DeskCup x={26} />
    <DeskPlant x={424} />
  </Drawing>
);
