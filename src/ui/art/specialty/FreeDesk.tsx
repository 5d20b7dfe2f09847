import { Drawing } from '@/ui/art/Drawing';
import { DeskBoard, DeskLamp, DeskPlant, FloorChair } from './DeskParts';

/** The free chair of a job under a floor lamp, 470 × 340; stands on the edge below the drawing. */
export const FreeDesk = () => (
  <Drawing width={470} height={340}>
    <g transform="translate(314 6) scale(.7)">
      <DeskBoard x={0} />
    </g>
    <DeskLamp x={230} />
    <FloorChair x={230} />
    <g transform="translate(-126 -136) scale(1.4)">
      <DeskPlant x={388} />
    </g>
  </Drawing>
);
