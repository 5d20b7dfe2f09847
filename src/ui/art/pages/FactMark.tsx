import { Drawing } from '@/ui/art/Drawing';
import { markLine } from './markLine';

const marks = [
  // A letter in the tray of all messages.
  <>
    <path d="M16 12 56 6 62 44H20Z" {...markLine} fill="#f7faf8" />
    <path d="M16 12 41 29 56 6" {...markLine} />
    <path d="M6 38H24L28 46H44L48 38H66V62H6Z" {...markLine} fill="#09b850" />
    <path d="M48 38H66V62H54Z" fill="#06140c" fillOpacity=".14" />
  </>,
  // A note with two answers, clipped to the letter.
  <>
    <path d="M8 22H50V66H8Z" {...markLine} fill="#f7faf8" />
    <path d="M16 46H42M16 55H34" {...markLine} stroke="#a9b8b0" strokeWidth="3.5" />
    <path d="M22 10H64V40H22Z" {...markLine} fill="#f6c65b" />
    <path d="M38 20H56M38 30H52" {...markLine} stroke="#7a5a12" strokeWidth="3.5" />
    <path d="M29 16V6C29 1 38 1 38 6V13" {...markLine} />
  </>,
  // The envelope, sealed.
  <>
    <path d="M4 16H68V60H4Z" {...markLine} fill="#f7faf8" />
    <path d="M4 60 28 38M68 60 44 38" {...markLine} />
    <path d="M4 16 36 44 68 16Z" {...markLine} fill="#e9f0ec" />
    <circle cx="36" cy="40" r="9" {...markLine} fill="#09b850" />
    <path d="M32 40 35 43 40.5 37" {...markLine} stroke="#06140c" />
  </>,
];

/** What happens to a message, 72 × 72: it comes into the tray, a note is clipped to it, its envelope is sealed. */
export const FactMark = ({ at }: { at: number }) => (
  <Drawing width={72} height={72}>
    {marks[at]}
  </Drawing>
);
