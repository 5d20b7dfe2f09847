import { lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { DeskChair, DeskLaptop, DeskPlant, DeskPlate, HangingLamp } from './DeskParts';

const chairs = [122, 494] as const;

/** The desk of `EmptyChair` on phones, 616 × 420: a colleague between the two empty chairs. */
export const EmptyChairNarrow = ({ name }: { name: string }) => (
  <Drawing width={616} height={420}>
    {/* The rail goes on to both edges of the window. */}
    <path d="M-400 2H1016" stroke="var(--cloud-limb)" strokeWidth="5" />
    {chairs.map((x) => (
      <HangingLamp key={x} x={x} />
    ))}
    <path d="M216 44H400V200H216Z" fill="var(--card)" stroke="var(--isobar)" strokeWidth="2.5" />
    <circle cx="358" cy="88" r="18" fill="var(--sun)" />
    <path d="M217 146C244 118 262 116 288 134S334 148 356 132S384 122 399 130V168H217Z" fill="var(--isobar)" />
    <path d="M217 160H399V199H217Z" fill="var(--brand)" opacity=".3" />
    <path d="M308 44V200M216 104H400" stroke="var(--isobar)" strokeWidth="2.5" />
    <path d="M206 200H410V210H206Z" fill="var(--surface-3)" stroke="var(--isobar)" strokeWidth="2.5" />
    <g transform="translate(240 13) scale(.55)">
      <DeskPlant x={0} />
    </g>
    <g transform="translate(218 142) scale(.9)">
      <Bust look={lookOf('zeynep')} />
    </g>
    {chairs.map((x) => (
      <DeskChair key={x} x={x} />
    ))}
    <path d="M0 340H616V358H0Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    <path d="M20 359H596V420H20Z" fill="var(--surface-2)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    <path d="M236 359V420M380 359V420" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    <path d="M20 359H596V371H20Z" fill="#0d1b14" fillOpacity=".12" />
    <DeskLaptop x={308} />
    {chairs.map((x) => (
      <DeskPlate key={x} x={x} name={name} />
    ))}
  </Drawing>
);
