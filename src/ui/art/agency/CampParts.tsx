interface CampPaintProps {
  /** Prefix of the gradients' ids: each drawing has its own, since those of a hidden one don't apply. */
  id: string;
}

/** Gradients of the camp drawings: sky, rock and light. */
export function CampPaint({ id }: CampPaintProps) {
  return (
    <>
      <linearGradient id={`${id}-sky`} x2="0" y2="1">
        <stop stopColor="#0c1a24" />
        <stop offset=".62" stopColor="#24475a" />
        <stop offset="1" stopColor="#5c8593" />
      </linearGradient>
      <linearGradient id={`${id}-rock`} x2="0" y2="1">
        <stop stopColor="#4b7a66" />
        <stop offset=".55" stopColor="#2c5140" />
        <stop offset="1" stopColor="#08110d" />
      </linearGradient>
      <radialGradient id={`${id}-moon`} cx=".36" cy=".34" r=".75">
        <stop stopColor="#fffaf0" />
        <stop offset="1" stopColor="#e3d6b6" />
      </radialGradient>
      <radialGradient id={`${id}-light`}>
        <stop stopColor="#fdf3dc" stopOpacity=".5" />
        <stop offset="1" stopColor="#fdf3dc" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

/** A fir in the colour of its group. */
export const pine = (x: number, y: number, size: number) => (
  <path
    key={x}
    d={`M${x} ${y - 46 * size}L${x + 13 * size} ${y - 22 * size}H${x + 6 * size}L${x + 18 * size} ${y}H${x - 18 * size}L${x - 6 * size} ${y - 22 * size}H${x - 13 * size}Z`}
  />
);

interface TentProps extends CampPaintProps {
  x: number;
  y: number;
  size?: number;
  /** Colour of the ground that it stands on. */
  ledge: string;
  /** Class of the lit entrance and its glow. */
  lamp?: string | undefined;
}

interface CampMarkProps {
  /** Its centre. */
  x: number;
  y: number;
  /** A single digit. */
  number: number;
  /** Of the type, in units of the drawing. */
  size?: number;
  className?: string | undefined;
}

/** The number of a camp, written beside its tent. */
export function CampMark({ x, y, number, size = 19, className }: CampMarkProps) {
  const width = Math.round(size * 1.58);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>
        <rect
          x={-width / 2}
          y={-size * 0.8}
          width={width}
          height={size * 1.6}
          rx={size * 0.8}
          fill="#0c1a24"
          fillOpacity=".86"
        />
        <text y={size * 0.35} textAnchor="middle" fontSize={size} fontWeight="700" fill="#fdf3dc">
          {number}
        </text>
      </g>
    </g>
  );
}

/** The ground of the four camps: valley, rock, snow. */
export const ledges = ['#1f3d33', '#6f9d88', '#fff', '#fff'] as const;

/** A lit tent on a ledge of the ridge, with the shadows of both. */
export function Tent({ id, x, y, size = 1, ledge, lamp }: TentProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-37 1L-24 9-6 6 30 10 58 0 42 19 10 12-18 20Z" fill="#08110d" fillOpacity=".4" />
      <path d="M-37 1L-28-3H42L58 0 30 10-6 6-24 9Z" fill={ledge} />
      <path d="M-30 0H36L50 1 30 6-4 4Z" fill="#08110d" fillOpacity=".5" />
      <path d="M-30 0L0 -46L36 0Z" fill="#c8703f" />
      <path d="M-30 0L0 -46L6 0Z" fill="#e79a5f" />
      <path d="M-18 0L-4 -28L-2 0Z" fill="#3b1a0c" />
      <path d="M-18 0L-4 -28L-2 0Z" fill="#fdd98a" className={lamp} />
      <circle cx="-8" cy="-10" r="42" fill={`url(#${id}-light)`} className={lamp} />
    </g>
  );
}

/** A climber with rucksack, axe and rope, 56 units high; the origin lies between the feet. */
export function Climber() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M-4-22C-10-4-22 2-46 8" stroke="#fdf3dc" strokeWidth="2" />
      <path d="M0-36L-6-28 1-23" stroke="#9c1a20" strokeWidth="5" />
      <path d="M-3-22L-5-12-13-4" stroke="#2f5878" strokeWidth="6.5" />
      <path d="M-16-2H-9" stroke="#c8703f" strokeWidth="5" />
      <path d="M2-22L11-15 9-4" stroke="#4a82ab" strokeWidth="6.5" />
      <path d="M8-2H15" stroke="#c8703f" strokeWidth="5" />
      <path d="M-9-41H-16Q-21-40-21-34L-19-21H-8Z" fill="#1f7a4d" />
      <path d="M-10-42H-18" stroke="#f5c35b" strokeWidth="6" />
      <path d="M-9-40C-3-45 6-43 7-36L5-20H-7Z" fill="#cf2127" />
      <path d="M-7-23H5" stroke="#fdf3dc" strokeWidth="2.5" />
      <path d="M22-51L16-1M16-50Q22-54 29-48" stroke="#f1f6f3" strokeWidth="2.5" />
      <path d="M4-37L12-30 19-34" stroke="#e8474a" strokeWidth="5.5" />
      <circle cx="20" cy="-35" r="3" fill="#e3ae86" />
      <circle cx="3" cy="-48" r="6.5" fill="#e3ae86" />
      <path d="M-5-48A8 8 0 0 1 11-49Z" fill="#f5c35b" />
    </g>
  );
}
