interface PartProps {
  x: number;
}

const line = { fill: 'none', stroke: 'var(--cloud-limb)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** The desk's upper edge is y = 340 in every drawing with these parts. */
const shadow = (rx: number, y = 340) => <ellipse cy={y} rx={rx} ry="5" fill="#0d1b14" fillOpacity=".16" />;

/** A hanging lamp with its light, from y = 0 down to the desk; on a cord that fades upwards where no ceiling is drawn. */
export const DeskLamp = ({ x, cord = false }: PartProps & { cord?: boolean }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-40 62H40L170 340H-170Z" fill="var(--star)" opacity=".13" />
    {cord ? <path d="M-2 34L0-110L2 34Z" fill="var(--cloud-limb)" /> : <path d="M0 4V34" {...line} />}
    {!cord && <path d="M-24 0H24V2C24 8 18 10 12 10H-12C-18 10 -24 8 -24 2Z" fill="#22352c" />}
    <path d="M-46 62C-42 38 -24 30 0 30S42 38 46 62Z" fill="#22352c" />
    <path d="M-46 62C-42 38 -24 30 0 30C-14 36 -24 46 -26 62Z" fill="#fff" fillOpacity=".16" />
    <ellipse cy="62" rx="46" ry="7" fill="#f5c35b" />
  </g>
);

/** The free chair: its back, with the arms behind the desk. */
export const DeskChair = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M-84 226H-58M58 226H84M-71 226V340M71 226V340" {...line} strokeWidth="9" stroke="#3a4b42" />
    <path d="M-56 152C-56 128 -36 116 0 116S56 128 56 152V340H-56Z" fill="#09b850" />
    <path
      d="M28 120C46 126 56 136 56 152V340H30C38 320 36 290 36 250V160C36 142 36 130 28 120Z"
      fill="#0d1b14"
      fillOpacity=".16"
    />
    <path d="M-42 158C-42 140 -32 132 -12 129" {...line} strokeWidth="6" stroke="#fff" strokeOpacity=".4" />
    <path d="M-34 184H34M-34 212H34M-34 240H34" {...line} stroke="#0d1b14" strokeOpacity=".3" strokeWidth="4" />
  </g>
);

/** A laptop with its lid towards the viewer. */
export const DeskLaptop = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    {shadow(64)}
    <path d="M-48 284H48L54 340H-54Z" fill="#dfe7e2" />
    <path d="M20 284H48L54 340H34C34 320 30 300 20 284Z" fill="#0d1b14" fillOpacity=".1" />
    <path d="M2 298L-10 316H-3L-6 330L10 310H3Z" fill="#09b850" />
  </g>
);

/** A mug. */
export const DeskCup = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    {shadow(24)}
    <path d="M16 314C32 314 32 332 16 332" {...line} stroke="#b5481f" strokeWidth="5" />
    <path d="M-18 304H18V332C18 336 15 340 10 340H-10C-15 340 -18 336 -18 332Z" fill="#c7743f" />
    <path d="M6 304H18V332C18 336 15 340 10 340H0C6 330 8 318 6 304Z" fill="#0d1b14" fillOpacity=".14" />
  </g>
);

/** A plant in a pot. */
export const DeskPlant = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    {shadow(30)}
    <path d="M0 308C-22 292 -24 266 -14 250C2 264 8 284 0 308Z" fill="#07923f" />
    <path d="M0 308C6 280 22 270 38 270C38 292 24 304 0 308Z" fill="#09b850" />
    <path d="M-4 308C-14 296 -28 292 -38 296C-34 308 -20 312 -4 308Z" fill="#0a7a38" />
    <path d="M-23 308H23L17 340H-17Z" fill="#e0a63a" />
    <path d="M8 308H23L17 340H2C8 330 10 320 8 308Z" fill="#0d1b14" fillOpacity=".14" />
  </g>
);

/** A board with notes; its left upper corner is (x, 44). */
export const DeskBoard = ({ x }: PartProps) => (
  <g transform={`translate(${x} 44)`}>
    <path
      d="M0 0H220V106H0ZM0 36H220M55 0V106M110 0V106M165 0V106"
      fill="var(--card)"
      stroke="var(--isobar)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M14 46h26v18h-26zM124 46h26v18h-26z" fill="var(--brand)" opacity=".8" />
    <path d="M69 74h26v18h-26z" fill="var(--brand)" opacity=".45" />
  </g>
);
