import { type PersonId, lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { ChairFoot, DeskBoard, DeskChair, DeskCup, DeskLaptop, DeskPlant, DeskPlate, HangingLamp } from './DeskParts';
import { Desk, DeskFloor, DeskLegs } from './DeskStand';

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
    <Drawing width={1200} height={500}>
      {/* The rail goes on to both edges of the window. */}
      <path d="M-800 2H2000" stroke="var(--cloud-limb)" strokeWidth="4" />
      {chairs.map((x) => (
        <HangingLamp key={x} x={x} />
      ))}
      <path d="M34 40H250V150H34z" fill="var(--card)" stroke="var(--isobar)" strokeWidth="2.5" strokeLinejoin="round" />
      <path
        d="M54 68H230M54 96H230M54 124H230"
        stroke="light-dark(#dfe7e2, #3a5247)"
        strokeWidth="2"
        strokeLinecap="round"
      />
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
      <DeskFloor width={1200} />
      {colleagues.map(([x]) => (
        <DeskLegs key={x} x={x} />
      ))}
      {chairs.map((x) => (
        <ChairFoot key={x} x={x} floor={492} />
      ))}
      <Desk width={1200} legs={[28, 558, 1138]} />
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
