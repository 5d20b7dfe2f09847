import type { ReactNode } from 'react';
import { LogoMark } from '../Logo';

// A drawn screen is two lists, which keeps its code small: shapes first, texts on top. Colours are token names; a dot
// is a line of zero length with a round cap.
export type Shape = [d: string, stroke?: string, width?: number, fill?: string, dash?: string];
export type Label = [
  x: number,
  y: number,
  text?: string,
  size?: number,
  weight?: number,
  colour?: string,
  anchor?: 'end' | 'middle',
];

/** Path of a rectangle with corners of radius `r`. */
export const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;
/** A card with a border inside the given size. */
export const card = (x: number, y: number, w: number, h: number, r = 14): Shape => [
  box(x + 0.5, y + 0.5, w - 1, h - 1, r),
  'card-border',
  1,
  'card',
];
/** A filled rectangle, by default with round ends. */
export const pill = (x: number, y: number, w: number, colour: string, h = 22, r = h / 2): Shape => [
  box(x, y, w, h, r),
  '',
  0,
  colour,
];
/** A filled circle; `size` is its diameter. */
export const dot = (x: number, y: number, size: number, colour?: string): Shape => [`M${x} ${y}h0`, colour, size];

const token = (name?: string) => (name ? (name[0] === '#' ? `url(${name})` : `var(--${name})`) : 'none');

interface ScreenDrawingProps {
  /** Size of the viewBox in units. */
  width: number;
  height: number;
  /** What the screen shows, for screen readers; without it they skip the drawing. */
  alt?: string;
  shapes: readonly Shape[];
  labels?: readonly Label[] | undefined;
  /** Distance of the logo from the upper and left edges; without it there is none. */
  logo?: number;
  /** Below the shapes: grounds and gradients. */
  children?: ReactNode;
}

/** A screen of the product, drawn in the theme's colours. */
export function ScreenDrawing({ width, height, alt, shapes, labels = [], logo, children }: ScreenDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
      {shapes.map(([d, stroke, line, fill, dash], i) => (
        <path key={i} d={d} fill={token(fill)} stroke={token(stroke)} strokeWidth={line} strokeDasharray={dash} />
      ))}
      {logo !== undefined && (
        <svg x={logo} y={logo} width="30" height="30" color="var(--ink)">
          <LogoMark />
        </svg>
      )}
      {labels.map(([x, y, text, size = 12.5, weight, colour = 'muted', anchor], i) => (
        <text key={i} x={x} y={y} fontSize={size} fontWeight={weight} fill={token(colour)} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}
