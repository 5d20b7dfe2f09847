import type { ReactNode } from 'react';
import type { PopularArticle } from '@/data/articles';
import { Parcel } from '@/ui/art/Parcel';

/** Outline of the objects of the help section. */
export const outline = {
  stroke: 'var(--ink)',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** The objects, by article, 280 × 152. */
export const articleObjects: Record<PopularArticle, ReactNode> = {
  // A message, and the pen that writes it.
  'first-message': (
    <>
      <path
        d="M82 22H198A16 16 0 0 1 214 38V88A16 16 0 0 1 198 104H130L100 130V104H82A16 16 0 0 1 66 88V38A16 16 0 0 1 82 22Z"
        fill="var(--card)"
        {...outline}
      />
      <path d="M90 48H158M90 66H178M90 84H126" stroke="var(--border-strong)" strokeWidth="7" strokeLinecap="round" />
      <g transform="rotate(42 196 96)">
        <path d="M185 44H207V112L196 132 185 112Z" fill="var(--brand)" {...outline} />
        <path d="M185 44A11 11 0 0 1 207 44V56H185Z" fill="var(--danger)" {...outline} />
        <path d="M185 112H207L196 132Z" fill="var(--paper)" {...outline} />
      </g>
    </>
  ),
  // A key with the tag of its user.
  'sample-account': (
    <>
      <path d="M128 62H232V82H218V98H202V82H186V92H172V82H128Z" fill="var(--sun)" {...outline} />
      <circle cx="104" cy="72" r="40" fill="var(--sun)" {...outline} />
      <circle cx="92" cy="72" r="14" fill="var(--surface-2)" {...outline} />
      <path d="M84 82C62 92 58 98 58 106" fill="none" {...outline} />
      <path
        d="M34 106H82A6 6 0 0 1 88 112V140A6 6 0 0 1 82 146H34A6 6 0 0 1 28 140V112A6 6 0 0 1 34 106Z"
        fill="var(--brand)"
        {...outline}
      />
      <circle cx="58" cy="118" r="5.5" fill="var(--on-brand)" />
      <path d="M46 138c1-8 5-11 12-11s11 3 12 11z" fill="var(--on-brand)" />
    </>
  ),
  'demo-order': (
    <svg x="48" y="14" width="184" height="124">
      <Parcel />
    </svg>
  ),
  // A bin, and what goes into it.
  'stored-data': (
    <>
      <g transform="rotate(-9 150 30)">
        <path d="M120 8H176V66H120Z" fill="var(--card)" {...outline} />
        <path d="M132 24H164M132 38H156" stroke="var(--brand)" strokeWidth="7" strokeLinecap="round" />
      </g>
      <path d="M92 62H188L178 136A8 8 0 0 1 170 143H110A8 8 0 0 1 102 136Z" fill="var(--surface-3)" {...outline} />
      <path d="M120 82 124 126M140 82V126M160 82 156 126" fill="none" {...outline} strokeWidth="5" />
      <path d="M84 54H196V66H84Z" fill="var(--card)" {...outline} />
      <g transform="rotate(24 226 60)">
        <path d="M192 36H252V50H192Z" fill="var(--brand)" {...outline} />
        <path d="M212 36V27H232V36" fill="none" {...outline} />
      </g>
    </>
  ),
};

/** What a popular article is about as one object, 280 × 152. Decorative. */
export const ArticleObject = ({ id }: { id: PopularArticle }) => (
  <svg viewBox="0 0 280 152" aria-hidden="true" focusable="false">
    {articleObjects[id]}
  </svg>
);
