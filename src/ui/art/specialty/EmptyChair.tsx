import { type PersonId, lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { DeskBoard, DeskChair, DeskCup, DeskLaptop, DeskPlant, DeskPlate, HangingLamp, wood } from './DeskParts';

/** The middle of each colleague, from the left. */
const colleagues = [
  [150, 'zeynep'],
  [988, 'lale'],
] as const satisfies readonly (readonly [x: number, of: PersonId])[];

/** The middle of each empty chair: one for each open job. */
const chairs = [430, 720] as const;

/** Desks in a row with two empty chairs; `name` is on the plate in front of each. */
export function EmptyChair({ name }: { name: string }) {
  return (
    <Drawing width={1200} height={420}>
      {/* The rail goes on to both edges of the window. */}
      <path d="M-800 2H2000" stroke="var(--cloud-limb)" strokeWidth="4" />
      {chairs.map((x) => (
        <HangingLamp key={x} x={x} />
      ))}
      <path d="M34 40H250V150H34z" fill="var(--card)" stroke="var(--isobar)" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M54 68H230M54 96H230M54 124H230" stroke="var(--surface-3)" strokeWidth="2" strokeLinecap="round" />
      <path d="M54 118C84 118 88 84 116 92S150 112 176 84S206 64 222 62V132H54Z" fill="var(--brand)" opacity=".14" />
      <path
        d="M54 118C84 118 88 84 116 92S150 112 176 84S206 64 222 62"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="222" cy="62" r="6" fill="var(--brand)" />
      {/* Clear of the bun below it. */}
      <g transform="translate(850 12) scale(.8)">
        <DeskBoard x={0} />
      </g>
      {colleagues.map(([x, of]) => (
        <g key={of} transform={`translate(${x - 90} 142) scale(.9)`}>
          <Bust look={lookOf(of)} />
        </g>
      ))}
      {chairs.map((x) => (
        <DeskChair key={x} x={x} />
      ))}
      {/* The floor goes on as well. */}
      <path d="M-800 412H2000V422H-800Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
      <ellipse cx="600" cy="412" rx="596" ry="6" fill="#0d1b14" fillOpacity=".2" />
      <path d="M60 358H1140V398H60Z" fill={wood.shade} />
      <path d="M60 358H1140V370H60Z" fill="#0d1b14" fillOpacity=".18" />
      {[28, 582, 1136].map((x) => (
        <g key={x} transform={`translate(${x} 358)`}>
          <path d="M0 0H36V54H0Z" fill={wood.front} />
          <path d="M24 0H36V54H24ZM0 0H36V10H0Z" fill="#0d1b14" fillOpacity=".14" />
        </g>
      ))}
      <path d="M0 340H1200V359H0Z" fill={wood.front} />
      <path d="M0 340H1200V347H0Z" fill={wood.edge} />
      {colleagues.map(([x]) => (
        <DeskLaptop key={x} x={x} />
      ))}
      <DeskCup x={276} />
      <DeskPlant x={1130} />
      {chairs.map((x) => (
        <DeskPlate key={x} x={x} name={name} />
      ))}
    </Drawing>
  );
}
