import { Drawing } from '@/ui/art/Drawing';
import { DeskChair, DeskCup, DeskPlant } from './DeskParts';

/** The free chair without its room, 420 × 236; stands on the edge below the drawing. */
export const FreeChair = () => (
  <Drawing width={420} height={236}>
    <g transform="translate(0 -104)">
      <DeskChair x={200} />
      <DeskCup x={70} />
      <DeskPlant x={350} />
    </g>
  </Drawing>
);
