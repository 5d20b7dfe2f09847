import { ChairFoot, type PartProps, wood } from './DeskParts';

/** Shins and shoes of a colleague at a desk whose floor is at y = 492, with the foot of the chair behind them. */
export const DeskLegs = ({ x }: PartProps) => (
  <>
    <ChairFoot x={x} floor={492} />
    <g transform={`translate(${x} 0)`}>
      <path d="M-54 358H-8L-16 476H-46ZM8 358H54L46 476H16Z" fill="#46648a" />
      <path
        d="M-22 358H-8L-16 476H-26ZM40 358H54L46 476H36ZM-54 358H-8V372H-53ZM8 358H54L53 372H9Z"
        fill="#0d1b14"
        fillOpacity=".18"
      />
      <path
        d="M-58 492C-60 478 -48 472 -32 472S-10 478 -12 492ZM12 492C10 478 16 472 32 472S60 478 58 492Z"
        fill="#7a5a36"
      />
    </g>
  </>
);

/** A desk from x = 0 to its width, with a leg from each x of `legs`. */
export const Desk = ({ width, legs }: { width: number; legs: readonly number[] }) => (
  <>
    <path d={`M30 358H${width - 30}V376H30Z`} fill={wood.shade} />
    <path d={`M30 358H${width - 30}V367H30Z`} fill="#0d1b14" fillOpacity=".18" />
    {legs.map((x) => (
      <g key={x} transform={`translate(${x} 358)`}>
        <path d="M0 0H34L31 134H3Z" fill={wood.front} />
        <path d="M23 0H34L31 134H22ZM0 0H34V12H0Z" fill="#0d1b14" fillOpacity=".14" />
      </g>
    ))}
    <path d={`M0 340H${width}V359H0Z`} fill={wood.front} />
    <path d={`M0 340H${width}V347H0Z`} fill={wood.edge} />
  </>
);

/** The floor, beyond both edges of the window, with the shadow of a desk of this width. */
export const DeskFloor = ({ width }: { width: number }) => (
  <>
    <path d="M-800 492H2000V502H-800Z" fill="var(--surface-3)" stroke="var(--cloud-limb)" strokeWidth="2.5" />
    <ellipse cx={width / 2} cy="492" rx={width / 2 - 4} ry="6" fill="#0d1b14" fillOpacity=".2" />
  </>
);
