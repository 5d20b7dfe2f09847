import { lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { ChairFoot, DeskChair, DeskLaptop, DeskPlant, DeskPlate, DeskWindow, HangingLamp } from './DeskParts';
import { Desk, DeskFloor, DeskLegs } from './DeskStand';

const chairs = [122, 494] as const;

/** The desk of `EmptyChair` on phones, 616 × 500: a colleague between the two empty chairs. */
export const EmptyChairNarrow = ({ name }: { name: string }) => (
  <Drawing width={616} height={500}>
    {/* The rail goes on to both edges of the window. */}
    <path d="M-400 2H1016" stroke="var(--cloud-limb)" strokeWidth="5" />
    {chairs.map((x) => (
      <HangingLamp key={x} x={x} />
    ))}
    <DeskWindow x={216} />
    <g transform="translate(240 13) scale(.55)">
      <DeskPlant x={0} />
    </g>
    <g transform="translate(218 142) scale(.9)">
      <Bust look={lookOf('zeynep')} />
    </g>
    {chairs.map((x) => (
      <DeskChair key={x} x={x} />
    ))}
    <DeskFloor width={616} />
    <DeskLegs x={308} />
    {chairs.map((x) => (
      <ChairFoot key={x} x={x} floor={492} />
    ))}
    <Desk width={616} legs={[8, 574]} />
    <DeskLaptop x={308} />
    {chairs.map((x) => (
      <g key={x} transform={`translate(${x} 68) scale(.8)`}>
        <DeskPlate x={0} name={name} />
      </g>
    ))}
  </Drawing>
);
