import { lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { DeskChair, DeskLaptop, DeskPlant, DeskPlate, DeskWindow, HangingLamp, wood } from './DeskParts';

const chairs = [122, 494] as const;

/** The desk of `EmptyChair` on phones, 616 × 420: a colleague between the two empty chairs. */
export const EmptyChairNarrow = ({ name }: { name: string }) => (
  <Drawing width={616} height={420}>
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
    {/* The floor goes on as well. */}
    <path d="M-400 412H1016V422H-400Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    <ellipse cx="308" cy="412" rx="304" ry="6" fill="#0d1b14" fillOpacity=".2" />
    <path d="M48 358H568V398H48Z" fill={wood.shade} />
    <path d="M48 358H568V370H48Z" fill="#0d1b14" fillOpacity=".18" />
    {[22, 558].map((x) => (
      <g key={x} transform={`translate(${x} 358)`}>
        <path d="M0 0H36V54H0Z" fill={wood.front} />
        <path d="M24 0H36V54H24ZM0 0H36V10H0Z" fill="#0d1b14" fillOpacity=".14" />
      </g>
    ))}
    <path d="M0 340H616V359H0Z" fill={wood.front} />
    <path d="M0 340H616V347H0Z" fill={wood.edge} />
    <DeskLaptop x={308} />
    {chairs.map((x) => (
      <DeskPlate key={x} x={x} name={name} />
    ))}
  </Drawing>
);
