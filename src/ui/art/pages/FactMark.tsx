import { Drawing } from '@/ui/art/Drawing';

const line = {
  fill: 'none',
  stroke: 'var(--cloud-limb)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const marks = [
  // A letter in the tray of all messages.
  <>
    <path d="M16 12 56 6 62 44H20Z" {...line} fill="#f7faf8" />
    <path d="M16 12 41 29 56 6" {...line} />
    <path d="M6 38H24L28 46H44L48 38H66V62H6Z" {...line} fill="#09b850" />
    <path d="M48 38H66V62H54Z" fill="#06140c" fillOpacity=".14" />
  </>,
  // A note with two answers, clipped to the letter.
  <>
    <path d="M8 22H50V66H8Z" {...line} fill="#f7faf8" />
    <path d="M16 46H42M16 55H34" {...line} stroke="#a9b8b0" strokeWidth="3.5" />
    <path d="M22 10H64V40H22Z" {...line} fill="#f6c65b" />
    <path d="M38 20H56M38 30H52" {...line} stroke="#7a5a12" strokeWidth="3.5" />
    <path d="M29 16V6C29 1 38 1 38 6V13" {...line} />
  </>,
  // The envelope, sealed.
  <>
    <path d="M4 16H68V60H4Z" {...line} fill="#f7faf8" />
    <path d="M4 60 28 38M68 60 44 38" {...line} />
    <path d="M4 16 36 44 68 16Z" {...line} fill="#e9f0ec" />
    <circle cx="36" cy="40" r="9" {...line} fill="#09b850" />
    <path d="M32 40 35 43 40.5 37" {...line} stroke="#06140c" />
  </>,
];

/** What happens to a message, 72 × 72: it comes into the tray, a note is clipped to it, its envelope is sealed. */
export const FactMark = ({ at }: { at: number }) => (
  <Drawing width={72} height={72}>
    {marks[at]}
  </Drawing>
);
