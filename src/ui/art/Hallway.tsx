import type { ReactNode } from 'react';
import styles from './Hallway.module.scss';

const rain = Array.from({ length: 26 }, (_, drop) => {
  const x = 72 + ((drop * 53) % 176);
  const y = 74 + ((drop * 89) % 190);
  return `M${x} ${y}l-6 20`;
}).join('');

const boards = Array.from({ length: 13 }, (_, board) => `M${20 + board * 64} 344V520`).join('');

/** A hallway on a rainy day, 800 × 600: window, pegs, mat. Its children hang and stand in it. */
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
      {/* The window, with rain on the sea behind it. */}
      <path fill="var(--cast)" d="M70 66h204v236H70z" />
      <path fill="var(--frame)" d="M56 52h204v236H56z" />
      <path fill="var(--glass)" d="M70 66h176v208H70z" />
      <path fill="var(--far)" d="M70 206c26-14 44-10 66-4s42 6 62-4 34-10 48-6v82H70z" />
      <path d={rain} stroke="#fff" strokeOpacity=".5" strokeWidth="2.4" strokeLinecap="round" />
      <path fill="var(--frame)" d="M153 66h10v208h-10zM70 160h176v9H70z" />
      <path fill="var(--frame)" d="M44 284h228v18H44z" />
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
      {/* A scarf on the middle peg. */}
      <path d="M566 112c-8 40-12 92-10 138h22c2-46 2-92-2-138z" fill="#c4302b" />
      <path d="M576 112c10 36 18 74 18 112h-16c0-40-4-80-8-112z" fill="#9d2723" />
      <path d="M556 236h22M556 224h22M578 210h16" stroke="#f4e6d4" strokeWidth="4" />
      {/* The mat. */}
      <path fill="var(--cast)" d="M302 560h258l22 22H292z" />
      <path fill="var(--mat)" d="M318 542h236l30 34H290z" />
      <path d="M326 550h220l20 20H308z" fill="none" stroke="var(--mat-light)" strokeWidth="3" />
      {children}
    </svg>
  );
}
