import { type PersonId, lookOf } from '@/data/people';
import { Drawing } from '@/ui/art/Drawing';
import { Bust } from '@/ui/art/people/Bust';
import { DeskBoard, DeskChair, DeskCup, DeskLamp, DeskLaptop, DeskPlant } from './DeskParts';

/** The middle of each colleague, from the left. */
const colleagues = [
  [150, 'zeynep'],
  [452, 'baris'],
  [988, 'lale'],
] as const satisfies readonly (readonly [x: number, of: PersonId])[];

/** Desks in a row with one empty chair; `name` is on the plate in front of it. */
export function EmptyChair({ name }: { name: string }) {
  return (
    <Drawing width={1200} height={420}>
      <DeskLamp x={720} />
      <path d="M34 40H250V150H34zM142 40V150M34 95H250" fill="none" stroke="var(--isobar)" strokeWidth="2.5" />
      <path d="M60 132c20-30 44-20 60-44s40-30 62-18" fill="none" stroke="var(--brand)" strokeWidth="4" />
      <DeskBoard x={930} />
      {colleagues.map(([x, of]) => (
        <g key={of} transform={`translate(${x - 90} 142) scale(.9)`}>
          <Bust look={lookOf(of)} />
        </g>
      ))}
      <DeskChair x={720} />
      <path d="M0 340H1200V358H0Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
      <path d="M0 358H1200V372H0Z" fill="#0d1b14" fillOpacity=".08" />
      {[70, 300, 490, 610, 830, 960, 1140].map((x) => (
        <path key={x} d={`M${x} 358V420`} stroke="var(--cloud-limb)" strokeWidth="7" strokeLinecap="round" />
      ))}
      {colleagues.map(([x]) => (
        <DeskLaptop key={x} x={x} />
      ))}
      <DeskCup x={276} />
      <DeskPlant x={1130} />
      <ellipse cx="720" cy="340" rx="116" ry="6" fill="#0d1b14" fillOpacity=".16" />
      <path
        d="M606 340L622 286H818L834 340z"
        fill="var(--card)"
        stroke="var(--cloud-limb)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <text x="720" y="324" textAnchor="middle" fontSize="30" fontWeight="750" fill="var(--ink)">
        {name}
      </text>
    </Drawing>
  );
}
