import type { ReactNode } from 'react';

const body = 'M-18 60V18a18 18 0 0 1 36 0v42z';

interface FigureProps {
  x: number;
  /** The ground below the feet. */
  y: number;
  skin: string;
  coat: string;
  hair: string;
  /** 1 is an adult of middle height. */
  size?: number | undefined;
  hasLongHair?: boolean | undefined;
  /** SVG path of the legs, from the hips at y = 56; without it they stand. */
  legs?: string | undefined;
  /** What they carry, in units of the figure: shoulders at 0, feet at 92. */
  children?: ReactNode;
}

/** Somebody who looks to the right: a passer-by, without a look of their own. */
export function Figure({ x, y, skin, coat, hair, size = 1, hasLongHair, legs, children }: FigureProps) {
  return (
    <g transform={`translate(${x} ${y - 92 * size}) scale(${size})`}>
      <ellipse cy="92" rx="24" ry="5" opacity=".16" />
      <path
        d={legs ?? 'M-8 56v34M8 56v34'}
        fill="none"
        stroke="#4a5a66"
        strokeWidth="11"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={body} fill={coat} />
      <path d="M18 18v42H8V2a18 18 0 0 1 10 16z" opacity=".14" />
      {hasLongHair && <path d="M-16-14C-17-29-9-36 1-36S17-29 16-14Q16 2 19 12 0 16-19 12-16 2-16-14z" fill={hair} />}
      <path d="M-5-6H5V3Q0 8-5 3Z" fill={skin} />
      <path d="M-5-3Q0 4 5-3V1Q0 6-5 1Z" opacity=".2" />
      <path d="M-12.5-17a3 3.4 0 0 0 0 6.5M12.5-17a3 3.4 0 0 1 0 6.5" fill={skin} />
      <path d="M-13-18C-13-27-7-31 0-31S13-27 13-18C13-6 7 0 0 0S-13-6-13-18Z" fill={skin} />
      <path d="M-14.5-13C-16-28-9-34 1-34 11-34 16-27 14-13 13-20 10-23 5-24-3-22-10-21-14.5-13Z" fill={hair} />
      <g fill="#16110e">
        <circle cx="-3" cy="-14" r="1.8" />
        <circle cx="7" cy="-14" r="1.8" />
      </g>
      <path d="M-1-6.5Q2-3.5 5.5-6.5" fill="none" stroke="#5f231e" strokeWidth="1.7" strokeLinecap="round" />
      {children}
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
      <path d="M-6.9-4C-7.6-10.5-4-12.6 0-12.6S7.6-10.5 6.9-4Q5-8.4-1-8.6-5.4-8.2-6.9-4Z" fill="#3b2a20" />
      <path d="M-2.4-4.2v.4M2.4-4.2v.4" stroke="#16110e" strokeWidth="1.5" strokeLinecap="round" />
      <path d="M-1.8-.9Q0 .6 1.8-.9" fill="none" stroke="#5f231e" strokeWidth=".9" strokeLinecap="round" />
    </g>
  );
}
