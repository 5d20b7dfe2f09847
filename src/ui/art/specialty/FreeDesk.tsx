import { Drawing } from '@/ui/art/Drawing';
import { DeskBoard, DeskLamp, DeskPlant, DeskPlate, FloorChair } from './DeskParts';

/**
 * The free chair of a job under a floor lamp, beside a desk with `name` on its plate, 610 × 340; stands on the edge
 * below the drawing. The strings of the board, its first child, go up to whatever it hangs from.
 */
export const FreeDesk = ({ name }: { name: string }) => (
  <Drawing width={610} height={340}>
    <path d="M460 -400V34M570 -400V34" stroke="var(--isobar)" strokeWidth="2.5" />
    <g transform="translate(430 0) scale(.77)">
      <DeskBoard x={0} />
    </g>
    <g stroke="var(--cloud-limb)" strokeWidth="2.5">
      <path d="M10 232H70V340H10ZM154 232H166V340H154Z" fill="var(--surface-2)" />
      <path d="M10 268H70M10 304H70M34 250H46M34 286H46M34 322H46" />
      <path d="M0 222H176V234H0Z" fill="var(--surface-3)" />
    </g>
    <g transform="translate(88 -16) scale(.7)">
      <DeskPlate x={0} name={name} />
    </g>
    <DeskLamp x={356} />
    <FloorChair x={356} />
    <g transform="translate(0 -136) scale(1.4)">
      <DeskPlant x={388} />
    </g>
  </Drawing>
);
