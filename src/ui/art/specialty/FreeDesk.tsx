import { Drawing } from '@/ui/art/Drawing';
import { DeskBoard, DeskChair, DeskCup, DeskLamp, DeskPlant } from './DeskParts';

/** The free chair of a job under its lamp, 640 × 340; stands on the edge below the drawing. */
export const FreeDesk = () => (
  <Drawing width={640} height={340}>
    <DeskLamp x={300} cord />
    <DeskBoard x={410} />
    <DeskChair x={300} />
    <DeskCup x={140} />
    <DeskPlant x={540} />
  </Drawing>
);
