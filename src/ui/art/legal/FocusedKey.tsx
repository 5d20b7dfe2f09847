import { Drawing } from '@/ui/art/Drawing';
import { ToEdge } from './ToEdge';

/** S, T, O, R, M */
const letters = [
  'M32.5 17.5q-1.5-1.5-4.5-1.5t-4.5 3 4.5 3 4.5 3-4.5 3-4.5-1.5',
  'M23 16h10M28 16v12',
  'M28 16a5 6 0 1 0 .1 0',
  'M24 28V16h4.5a3.5 3.5 0 0 1 0 7H24M28.5 23l4 5',
  'M22.5 28V16l5.5 7 5.5-7v12',
];

/**
 * Illustration of the accessibility statement: the Tab key with the focus ring, first of a row of keys. On wide windows
 * the row has five letters, and keys without one as far as the edge. Stands on its lower edge.
 */
export const FocusedKey = () => (
  <Drawing width={208} height={144}>
    <g transform="translate(-3)">
      <ToEdge>
        {/* Begins at the focus ring. */}
        <path d="M147 123Q147 141 129 141V148H3216V124z" fill="var(--surface-3)" stroke="none" />
        <path d="M147 124H3216" />
        <pattern id="keys" width="60" height="56" x="216" y="86" patternUnits="userSpaceOnUse">
          <path d="M2 9q0-7 7-7h38q7 0 7 7v38q0 7-7 7H9q-7 0-7-7z" fill="var(--surface-2)" />
          <path d="M8 11q0-4 4-4h32q4 0 4 4v22q0 4-4 4H12q-4 0-4-4z" fill="var(--card)" />
        </pattern>
        <path d="M216 86h3000v56H216z" fill="url(#keys)" stroke="none" />
        <g strokeLinecap="round" strokeLinejoin="round">
          {letters.map((letter, at) => (
            <path key={letter} d={letter} transform={`translate(${216 + 60 * at} 86)`} />
          ))}
        </g>
      </ToEdge>
      <g stroke="var(--ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M158 95q0-7 7-7h32q7 0 7 7v39q0 7-7 7h-32q-7 0-7-7z" fill="var(--surface-2)" />
        <path d="M164 98q0-4 4-4h26q4 0 4 4v22q0 4-4 4h-26q-4 0-4-4z" fill="var(--card)" />
        <path d="M14 32q0-12 12-12h100q12 0 12 12v88q0 12-12 12H26q-12 0-12-12z" fill="var(--surface-2)" />
        <path d="M25 36q0-7 7-7h88q7 0 7 7v62q0 7-7 7H32q-7 0-7-7z" fill="var(--card)" />
      </g>
      <path
        d="M5 29q0-18 18-18h106q18 0 18 18v94q0 18-18 18H23q-18 0-18-18z"
        fill="none"
        stroke="var(--focus)"
        strokeWidth="4"
      />
      <g fill="none" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M102 54H54M64 44L54 54l10 10M50 80H98M88 70l10 10-10 10M46 42V66M106 68V92" />
        <path d="M181 116V102M174 109l7-7 7 7" strokeWidth="4" />
      </g>
    </g>
  </Drawing>
);
