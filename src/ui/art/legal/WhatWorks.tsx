import { Drawing } from '@/ui/art/Drawing';
import type { ReactNode } from 'react';

// Small drawings of the accessibility statement, of what works; all lie on the same sheet.
const Sheet = ({ children }: { children: ReactNode }) => (
  <Drawing width={104} height={64}>
    <g fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </Drawing>
);

/** A button with the focus ring, between two without. */
export const FocusRing = () => (
  <Sheet>
    <path d="M5 22H21V42H5zM83 22H99V42H83z" fill="var(--surface-3)" stroke="var(--border-strong)" />
    <path d="M35 20H69V44H35zM44 32h16M54 26l6 6-6 6" fill="var(--card)" />
    <path
      d="M33 12H71a6 6 0 0 1 6 6V46a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z"
      stroke="var(--focus)"
      strokeWidth="4"
    />
  </Sheet>
);

/** A page, half of it in the dark theme. */
export const TwoThemes = () => (
  <Sheet>
    <path d="M10 6H94V58H10z" fill="var(--paper)" stroke="none" />
    <path d="M52 6H94V58H52z" fill="#0c1512" stroke="none" />
    <path d="M10 6H94V58H10z" />
    <path d="M20 20h20M20 30h14M20 40h18" stroke="#5d6b64" strokeWidth="4" />
    <path d="M64 20h20M64 30h14M64 40h18" stroke="#a9b8b0" strokeWidth="4" />
    <path d="M20 50h8M64 50h8" stroke="var(--brand)" strokeWidth="4" />
  </Sheet>
);

/** A letter, and the same at twice the size. */
export const BigLetter = () => (
  <Sheet>
    <path d="M4 56H100" stroke="var(--border-strong)" />
    <path d="M10 56L20 32L30 56M14 47H26" strokeWidth="4" />
    <path d="M44 56L65 8L86 56M52 39H78" strokeWidth="8" />
    <path d="M94 32V10M89 15l5-5 5 5" stroke="var(--link)" />
  </Sheet>
);

/** A wave at rest, and two bars as on a button that pauses. */
export const RestingWave = () => (
  <Sheet>
    <path d="M4 46q8-10 16 0t16 0 16 0 16 0 16 0 16 0" stroke="var(--link)" strokeWidth="3" />
    <path d="M4 56q8-10 16 0t16 0 16 0 16 0 16 0 16 0" stroke="var(--border-strong)" strokeWidth="3" />
    <circle cx="52" cy="24" r="20" fill="var(--card)" />
    <path d="M46 16V32M58 16V32" strokeWidth="5" />
  </Sheet>
);

/** A field with its name, and the error below it. */
export const FormError = () => (
  <Sheet>
    <path d="M8 8h26" strokeWidth="4" />
    <path d="M8 18H96V42H8z" fill="var(--card)" stroke="var(--danger)" />
    <path d="M18 30h30" stroke="var(--border-strong)" strokeWidth="4" />
    <circle cx="13" cy="54" r="6" stroke="var(--danger)" />
    <path d="M13 51v3M13 57v.1M27 54h52" stroke="var(--danger)" />
  </Sheet>
);
