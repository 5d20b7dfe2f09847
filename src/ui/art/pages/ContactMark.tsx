import { Drawing } from '@/ui/art/Drawing';
import { markLine } from './markLine';

const marks = {
  call: (
    <>
      <path d="M12 64C12 46 20 34 36 34S60 46 60 64Z" {...markLine} fill="#09b850" />
      <path d="M36 34C52 34 60 46 60 64H46C48 50 46 40 36 34Z" fill="#06140c" fillOpacity=".14" />
      <circle cx="36" cy="50" r="9" {...markLine} fill="#f7faf8" />
      <path d="M36 45.5h0M36 54.5h0M31.5 50h0M40.5 50h0" {...markLine} stroke="#33443a" strokeWidth="3" />
      <path
        d="M8 27C8 14 18 8 36 8S64 14 64 27C64 31 61 33 57 33H53C50 33 48 31 48 28V24C40 21 32 21 24 24V28C24 31 22 33 19 33H15C11 33 8 31 8 27Z"
        {...markLine}
        fill="#07923f"
      />
    </>
  ),
  write: (
    <>
      <path d="M16 8H56V50H16Z" {...markLine} fill="#f7faf8" />
      <path d="M24 18H40M24 26H48" {...markLine} stroke="#09b850" strokeWidth="3.5" />
      <path d="M6 30L36 52 66 30V66H6Z" {...markLine} fill="#eeb23f" />
      <path d="M6 66L28 46.5M66 66L44 46.5" {...markLine} />
    </>
  ),
  visit: (
    <>
      <path d="M30 14C26 10 33 8 29 3M43 14C39 10 46 8 42 3" {...markLine} stroke="var(--isobar)" />
      <ellipse cx="36" cy="64" rx="27" ry="5" {...markLine} fill="#f7faf8" />
      <path
        d="M23 19C23 30 29 33 29 41C29 47 23 50 23 56C23 61 28 63 36 63S49 61 49 56C49 50 43 47 43 41C43 33 49 30 49 19Z"
        fill="#f7faf8"
      />
      <path
        d="M24.5 27C26 33 29 35 29 41C29 47 23 50 23 56C23 61 28 63 36 63S49 61 49 56C49 50 43 47 43 41C43 35 46 33 47.5 27Z"
        fill="#c4512a"
      />
      <path
        d="M23 19C23 30 29 33 29 41C29 47 23 50 23 56C23 61 28 63 36 63S49 61 49 56C49 50 43 47 43 41C43 33 49 30 49 19Z"
        {...markLine}
      />
    </>
  ),
  hours: (
    <>
      <path d="M22 60L15 67M50 60L57 67" {...markLine} strokeWidth="4" />
      <circle cx="15" cy="14" r="8" {...markLine} fill="#07923f" />
      <circle cx="57" cy="14" r="8" {...markLine} fill="#07923f" />
      <circle cx="36" cy="38" r="28" {...markLine} fill="#09b850" />
      <circle cx="36" cy="38" r="20" {...markLine} fill="#f7faf8" />
      <path d="M36 23V38H25" {...markLine} stroke="#33443a" strokeWidth="3.5" />
      <circle cx="36" cy="38" r="2.5" fill="#c4512a" />
    </>
  ),
} as const;

/** What to contact the office with, 72 × 72: a telephone, a letter, a glass of tea, or its hours: an alarm clock at nine. */
export const ContactMark = ({ of }: { of: keyof typeof marks }) => (
  <Drawing width={72} height={72}>
    {marks[of]}
  </Drawing>
);
