import type { ReactNode } from 'react';
import styles from './Hallway.module.scss';

/** Rain behind all of the panes: one stroke of a length of its own somewhere in each field of a grid. */
const rain = Array.from({ length: 16 }, (_, drop) => {
  const x = 90 + (drop % 4) * 38 + ((drop * 29) % 17);
  const y = 70 + Math.floor(drop / 4) * 50 + ((drop * 10) % 27);
  const height = 14 + ((drop * 13) % 22);
  return `M${x} ${y}l${Math.round(height * -0.3)} ${height}`;
}).join('');

const boards = Array.from({ length: 13 }, (_, board) => `M${20 + board * 64} 344V520`).join('');

/** A hallway on a rainy day, 800 × 600: door, pegs, mat. Its children hang and stand in it. */
export function Hallway({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.root} viewBox="0 0 800 600" aria-hidden="true" focusable="false">
      <path fill="var(--wall)" d="M0 0h800v600H0z" />
      <path fill="var(--board)" d="M0 330h800v190H0z" />
      <path d={boards} stroke="var(--seam)" strokeWidth="2" />
      <path fill="var(--seam)" d="M0 326h800v10H0zM0 508h800v14H0z" />
      <path fill="var(--floor)" d="M0 522h800v78H0z" />
      <path
        d="M0 548h800M0 577h800M130 522l-22 26M420 522v26M690 522l26 26M260 548l-14 29M570 548l12 29"
        stroke="var(--plank)"
        strokeWidth="2.5"
      />
      {/* The door, with rain on the sea behind its pane. */}
      <path fill="var(--cast)" d="M272 40h18v482h-18z" />
      <path fill="var(--frame)" d="M40 28h236v494H40z" />
      <path fill="var(--door)" d="M56 44h204v478H56z" />
      <path fill="var(--glass)" d="M78 66h160v208H78z" />
      <path fill="var(--far)" d="M78 208c24-12 40-8 58-6s42 6 62-4 30-8 40-4v80H78z" />
      <path d={rain} stroke="#fff" strokeOpacity=".5" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M158 66v208M78 166h160" stroke="var(--door)" strokeWidth="9" />
      <path d="M78 274V66h160M78 480V330h72M166 480V330h72" fill="none" stroke="var(--door-edge)" strokeWidth="4" />
      <path fill="var(--door-edge)" d="M56 500h204v22H56z" />
      <rect x="242" y="284" width="12" height="42" rx="6" fill="var(--rail-dark)" />
      <path d="M248 298h-26" stroke="#e3c48f" strokeWidth="8" strokeLinecap="round" />
      <path fill="var(--beam)" d="M272 90 700 522H420L272 372z" />
      {/* The rail with its pegs. */}
      <path fill="var(--cast)" d="M322 104h446v26H322z" />
      <rect x="316" y="92" width="446" height="28" rx="6" fill="var(--rail)" />
      <path d="M322 116h434" stroke="var(--rail-dark)" strokeWidth="4" strokeLinecap="round" />
      {[450, 572, 672].map((x) => (
        <g key={x}>
          <rect x={x - 6} y="100" width="12" height="26" rx="6" fill="var(--rail-dark)" />
          <circle cx={x} cy="104" r="9" fill="#e3c48f" />
        </g>
      ))}
      {/* The mat. */}
      <path fill="var(--cast)" d="M302 560h258l22 22H292z" />
      <path fill="var(--mat)" d="M318 542h236l30 34H290z" />
      <path d="M326 550h220l20 20H308z" fill="none" stroke="var(--mat-light)" strokeWidth="3" />
      {children}
    </svg>
  );
}
