import type { PersonLook, Tone } from '@/data/looks';
import type { ReactNode } from 'react';
import { Bust } from './Bust';

/** Grounds, and the clothes of visitors' portraits. */
export const tones: Record<Tone, readonly [ground: string, cloth: string]> = {
  leaf: ['#b9e2c6', '#07923f'],
  sky: ['#bcd9f0', '#0b63b5'],
  sun: ['#f3d9a4', '#b8641b'],
  rose: ['#f0c3c8', '#a8324b'],
  stone: ['#cdd7d1', '#33443a'],
};

interface PortraitProps {
  look?: PersonLook;
  /** Colours of the background; transparent without. */
  tone?: Tone | undefined;
  /** Instead of a person. */
  children?: ReactNode;
}

/** Head and shoulders in a square that fills its parent, hidden from screen readers. */
export function Portrait({ look, tone, children }: PortraitProps) {
  return (
    <svg viewBox="-10 0 220 220" aria-hidden="true" focusable="false">
      {tone && (
        <>
          <path d="M-10 0H210V220H-10Z" fill={tones[tone][0]} />
          <path d="M-10 0H152C140 92 84 152 -10 168Z" fill="#fff" fillOpacity=".36" />
        </>
      )}
      {look && <Bust look={look} />}
      {children}
    </svg>
  );
}
