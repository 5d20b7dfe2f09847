export interface PartProps {
  x: number;
}

const line = { fill: 'none', stroke: 'var(--cloud-limb)', strokeWidth: 3, strokeLinecap: 'round' } as const;

/** Metal, visible on the grounds of both themes. */
const metal = '#5c7267';

/** The wood of desks: lit edge, front and shade. */
export const wood = { edge: '#efd5aa', front: '#ddb87f', shade: '#c0945a' } as const;

/** The upper edge of the desk or the floor is y = 340 in every drawing with these parts. */
const shadow = (rx: number) => <ellipse cy="340" rx={rx} ry="5" fill="#0d1b14" fillOpacity=".16" />;

/** The light of a lamp at the desk, as wide as given to either side. */
const light = (reach: number) => <path d={`M-40 62H40L${reach} 340H-${reach}Z`} fill="var(--star)" opacity=".13" />;

const lampHead = (
  <>
    <path d="M-46 62C-42 38 -24 30 0 30S42 38 46 62Z" fill="#22352c" />
    <path d="M-46 62C-42 38 -24 30 0 30C-14 36 -24 46 -26 62Z" fill="#fff" fillOpacity=".16" />
    <ellipse cy="62" rx="46" ry="7" fill="#f5c35b" />
  </>
);

/** A lamp that stands on the left of x, with its head and its light at x. */
export const DeskLamp = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    {light(170)}
    <path d="M-150 336V58C-150 22 -132 6 -100 6H-26C-8 6 0 12 0 34" {...line} strokeWidth="5" />
    <path d="M-176 340C-176 332 -168 328 -150 328S-124 332 -124 340Z" fill={metal} />
    {lampHead}
  </g>
);

/** A lamp that hangs from y = 2. */
export const HangingLamp = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    {light(116)}
    <path d="M0 2V32" {...line} strokeWidth="4" />
    {lampHead}
  </g>
);

/** The free office chair, seen from the front, without its foot (`ChairFoot`). */
export const DeskChair = ({ x }: PartProps) => (
  <g transform={`translate(${x} 0)`}>
    <g {...line} stroke={metal}>
      <path d="M0 236V340M-12 118V144M12 118V144" strokeWidth="12" />
      <path d="M-84 230V262C-84 272 -78 276 -66 276M84 230V262C84 272 78 276 66 276" strokeWidth="9" />
      <path d="M-100 226H-70M70 226H100" strokeWidth="13" />
    </g>
    <path
      d="M-32 112C-32 102 -26 98 -16 98H16C26 98 32 102 32 112C32 122 26 126 16 126H-16C-26 126 -32 122 -32 112Z"
      fill="#07923f"
    />
    <path
      d="M-52 156C-53 144 -46 138 -36 138H36C46 138 53 144 52 156L46 236C45 246 39 250 30 250H-30C-39 250 -45 246 -46 236Z"
      fill="#09b850"
    />
    <path
      d="M28 138H36C46 138 53 144 52 156L46 236C45 246 39 250 30 250H14C26 244 30 236 31 226L34 158C34 148 33 142 28 138Z"
      fill="#0d1b14"
      fillOpacity=".16"
    />
    <path d="M-34 168H34M-32 192H32M-31 216H31" {...line} stroke="#0d1b14" strokeOpacity=".28" strokeWidth="4" />
    <path
      d="M-70 284C-70 270 -60 264 -46 264H46C60 264 70 270 70 284C70 290 66 292 60 292H-60C-66 292 -70 290 -70 284Z"
      fill="#09b850"
    />
    <path d="M-70 282H70C70 290 66 294 60 294H-60C-66 294 -70 290 -70 282Z" fill="#07923f" />
  </g>
);

/** The column of a chair from y = 340, and its five castors on the floor at the given y. */
export const ChairFoot = ({ x, floor }: PartProps & { floor: number }) => (
  <g transform={`translate(${x} ${floor})`}>
    <ellipse rx="112" ry="7" fill="#0d1b14" fillOpacity=".16" />
    <path
      d={`M0 ${340 - floor}V-10M0 -36L-86 -16M0 -36L86 -16M0 -36L-46 -10M0 -36L46 -10`}
      {...line}
      stroke={metal}
      strokeWidth="11"
    />
    <g fill="#4f6358">
      {[-86, -46, 0, 46, 86].map((at) => (
        <circle key={at} cx={at} cy="-9" r="9" />
      ))}
    </g>
  </g>
);

/** The free office chair on the floor. */
export const FloorChair = ({ x }: PartProps) => (
  <g transform={`translate(${x} 340) scale(.8) translate(0 -386)`}>
    <ChairFoot x={0} floor={386} />
    <DeskChair x={0} />
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

/** A name plate that hides the foot of a chair. */
export const DeskPlate = ({ x, name }: PartProps & { name: string }) => (
  <g transform={`translate(${x} 0)`}>
    {shadow(116)}
    <path
      d="M-114 340L-98 286H98L114 340z"
      fill="var(--card)"
      stroke="var(--cloud-limb)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <text y="324" textAnchor="middle" fontSize="30" fontWeight="750" fill="var(--ink)">
      {name}
    </text>
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

/** A window with a low sun over hills; its left upper corner is (x, 44). */
export const DeskWindow = ({ x }: PartProps) => (
  <g transform={`translate(${x} 44)`} stroke="var(--isobar)" strokeWidth="2.5">
    <path d="M0 0H184V156H0Z" fill="var(--card)" />
    <g stroke="none">
      <circle cx="142" cy="34" r="18" fill="var(--sun)" />
      <path d="M1 102C28 74 46 72 72 90S118 104 140 88S168 78 183 86V124H1Z" fill="var(--isobar)" />
      <path d="M1 116H183V155H1Z" fill="var(--brand)" opacity=".3" />
    </g>
    <path d="M92 0V156M0 60H184" />
    <path d="M-10 156H194V166H-10Z" fill="var(--surface-3)" />
  </g>
);
