import { Drawing } from '@/ui/art/Drawing';
import { DeskPlant, FloorChair } from './DeskParts';

/** The free chair without its room, 420 × 276, on a floor that goes on to both sides. */
export const FreeChair = () => (
  <Drawing width={420} height={276}>
    <g transform="translate(0 -84)">
      <FloorChair x={190} />
      <g transform="translate(-34 -102) scale(1.3)">
        <DeskPlant x={292} />
      </g>
      <path d="M-900 341H1300V370H-900Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    </g>
  </Drawing>
);
