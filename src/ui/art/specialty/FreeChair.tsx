import { Drawing } from '@/ui/art/Drawing';
import { DeskChair, DeskCup, DeskPlant } from './DeskParts';

/** The free chair without its room, 420 × 256, at its desk, which goes on to both sides. */
export const FreeChair = () => (
  <Drawing width={420} height={256}>
    <g transform="translate(0 -104)">
      <DeskChair x={200} />
      <DeskCup x={70} />
      <DeskPlant x={350} />
      <path d="M-400 341H820V370H-400Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    </g>
  </Drawing>
);
