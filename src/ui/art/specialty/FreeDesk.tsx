import { Drawing } from '@/ui/art/Drawing';
import { DeskBoard, DeskLamp, DeskPlant, DeskPlate, DeskWindow, FloorChair, wood } from './DeskParts';

/**
 * The free chair of a job under a floor lamp, beside a desk below a window, with `name` on its plate, 610 × 340; stands
 * on the edge below the drawing. Its first child is the board, whose strings go up to what it hangs from.
 */
export const FreeDesk = ({ name }: { name: string }) => (
  <Drawing width={610} height={340}>
    <g>
      <path d="M460 -400V34M570 -400V34" stroke="var(--isobar)" strokeWidth="2.5" />
      <g transform="translate(430 0) scale(.77)">
        <DeskBoard x={0} />
      </g>
    </g>
    <g transform="translate(14 -32) scale(.82)">
      <DeskWindow x={0} />
    </g>
    <ellipse cx="90" cy="340" rx="98" ry="6" fill="#0d1b14" fillOpacity=".16" />
    <path d="M72 234H156V296H72z" fill={wood.shade} />
    <path d="M8 234H74V340H8zM152 234H168V340H152z" fill={wood.front} />
    <path d="M60 234H74V340H60zM161 234H168V340H161zM8 234H168V243H8z" fill="#0d1b14" fillOpacity=".14" />
    <path d="M8 268H74M8 304H74" stroke="#0d1b14" strokeOpacity=".28" strokeWidth="2.5" />
    <path d="M32 255H46M32 286H46M32 322H46" stroke="#4d6157" strokeWidth="5" strokeLinecap="round" />
    <path d="M-2 220H178V235H-2z" fill={wood.front} />
    <path d="M-2 220H178V226H-2z" fill={wood.edge} />
    <g transform="translate(88 -29.6) scale(.74)">
      <DeskPlate x={0} name={name} />
    </g>
    <DeskLamp x={356} />
    <FloorChair x={356} />
    <g transform="translate(0 -136) scale(1.4)">
      <DeskPlant x={388} />
    </g>
  </Drawing>
);
