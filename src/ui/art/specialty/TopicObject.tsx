import type { ReactNode } from 'react';
import type { TopicId } from '@/data/articles';
import { articleObjects, outline } from './ArticleObject';

const objects: Record<TopicId, ReactNode> = {
  support: articleObjects['first-message'],
  account: articleObjects['sample-account'],
  orders: articleObjects['demo-order'],
  // A window by day and by night, and the switch between them.
  settings: (
    <>
      <path d="M70 12H140V122H70A14 14 0 0 1 56 108V26A14 14 0 0 1 70 12Z" fill="var(--paper)" />
      <path d="M140 12H210A14 14 0 0 1 224 26V108A14 14 0 0 1 210 122H140Z" fill="#24362e" />
      <circle cx="98" cy="62" r="15" fill="var(--sun)" {...outline} stroke="#0e1a15" />
      <path d="M190 70A20 20 0 1 1 176 42A16 16 0 0 0 190 70Z" fill="var(--sun)" />
      <path
        d="M70 12H210A14 14 0 0 1 224 26V108A14 14 0 0 1 210 122H70A14 14 0 0 1 56 108V26A14 14 0 0 1 70 12Z"
        fill="none"
        {...outline}
      />
      <path d="M118 98H162A21 21 0 0 1 162 140H118A21 21 0 0 1 118 98Z" fill="var(--brand)" {...outline} />
      <circle cx="162" cy="119" r="13" fill="var(--paper)" {...outline} />
    </>
  ),
  // A shield, and the lock before it.
  privacy: (
    <>
      <path d="M130 10L186 30V74C186 108 160 132 130 144C100 132 74 108 74 74V30Z" fill="var(--card)" {...outline} />
      <path d="M130 12L184 31V74C184 107 159 130 130 142Z" fill="var(--surface-3)" />
      <path d="M130 10L186 30V74C186 108 160 132 130 144C100 132 74 108 74 74V30Z" fill="none" {...outline} />
      <path d="M104 72L124 92L158 54" fill="none" stroke="var(--brand)" strokeWidth="13" strokeLinecap="round" />
      <path d="M168 96V84A18 18 0 0 1 204 84V96" fill="none" {...outline} strokeWidth="6" />
      <path
        d="M158 94H214A6 6 0 0 1 220 100V138A6 6 0 0 1 214 144H158A6 6 0 0 1 152 138V100A6 6 0 0 1 158 94Z"
        fill="var(--sun)"
        {...outline}
      />
      <path d="M186 114V126" {...outline} strokeWidth="6" />
    </>
  ),
  // The way on a map, and the flag at its end.
  projects: (
    <>
      <path d="M48 76L96 60V128L48 144Z" fill="var(--card)" {...outline} />
      <path d="M96 60L146 76V144L96 128Z" fill="var(--surface-3)" {...outline} />
      <path d="M146 76L196 60V128L146 144Z" fill="var(--card)" {...outline} />
      <path
        d="M64 122C78 98 96 122 114 112S140 92 168 104"
        fill="none"
        {...outline}
        stroke="var(--brand)"
        strokeWidth="6"
        strokeDasharray="1 12"
      />
      <path d="M172 14H228L214 32L228 50H172Z" fill="var(--brand)" {...outline} />
      <path d="M172 104V10" {...outline} />
    </>
  ),
};

/** What the articles of a topic are about as one object, 232 × 152. Decorative. */
export const TopicObject = ({ topic }: { topic: TopicId }) => (
  <svg viewBox="24 0 232 152" aria-hidden="true" focusable="false">
    {objects[topic]}
  </svg>
);
