const body = 'M-18 60V18a18 18 0 0 1 36 0v42z';

interface FigureProps {
  x: number;
  /** The ground below the feet. */
  y: number;
  skin: string;
  coat: string;
  hair: string;
}

/** A person who stands. */
export function Figure({ x, y, skin, coat, hair }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y - 92})`}>
      <ellipse cy="92" rx="24" ry="5" opacity=".16" />
      <path d="M-8 56v34M8 56v34" stroke={hair} strokeWidth="11" strokeLinecap="round" />
      <path d={body} fill={coat} />
      <path d="M18 18v42H8V2a18 18 0 0 1 10 16z" opacity=".14" />
      <circle cy="-14" r="14" fill={skin} />
      <path d="M-14-14a14 14 0 0 1 28 0l-5-5q-9 2-18-1z" fill={hair} />
    </g>
  );
}

/** A person's round portrait in a list. */
export function Face({ x, y, r = 15, skin, coat }: { x: number; y: number; r?: number; skin: string; coat: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 15})`}>
      <circle r="15" fill="var(--surface-3)" />
      <path d="M-10 11a10 9 0 0 1 20 0 15 15 0 0 1-20 0z" fill={coat} />
      <circle cy="-4" r="6.5" fill={skin} />
    </g>
  );
}
