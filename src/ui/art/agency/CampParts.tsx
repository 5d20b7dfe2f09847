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
  /** Class of the lit entrance and its glow. */
  lamp?: string | undefined;
}

interface HeightMarkProps {
  /** Its centre. */
  x: number;
  y: number;
  height: string;
  /** Of the type, in units of the drawing. */
  size?: number;
  className?: string | undefined;
}

/** The height of a camp, written beside its tent. */
export function HeightMark({ x, y, height, size = 19, className }: HeightMarkProps) {
  const width = Math.round(height.length * size * 0.58 + size);
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
          {height}
        </text>
      </g>
    </g>
  );
}

/** A lit tent with its shadow. */
export function Tent({ id, x, y, size = 1, lamp }: TentProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="6" cy="3" rx="46" ry="6" fill="#08110d" fillOpacity=".45" />
      <path d="M-30 0L0 -46L36 0Z" fill="#c8703f" />
      <path d="M-30 0L0 -46L6 0Z" fill="#e79a5f" />
      <path d="M-18 0L-4 -28L-2 0Z" fill="#3b1a0c" />
      <path d="M-18 0L-4 -28L-2 0Z" fill="#fdd98a" className={lamp} />
      <circle cx="-8" cy="-10" r="42" fill={`url(#${id}-light)`} className={lamp} />
    </g>
  );
}

/** A climber with rucksack and stick; the origin lies between the feet. */
export function Climber() {
  return (
    <g strokeWidth="5" strokeLinecap="round">
      <path d="M-4 -15L-10 -1M2 -15L9 -3" stroke="#0d1b14" />
      <path d="M12 -27L20 -1" stroke="#f1f6f3" strokeWidth="2.5" />
      <path d="M-9 -31H4L6 -13H-8Z" fill="#cf2127" />
      <path d="M-17 -33H-8V-15H-15Z" fill="#09b850" />
      <path d="M0 -27L12 -23" stroke="#cf2127" />
      <circle cx="-1" cy="-38" r="7" fill="#f5c35b" />
    </g>
  );
}
