import { Drawing } from '@/ui/art/Drawing';

/** The end of a contract, 240 × 96: a signature on its line, and the seal beside it. */
export const SignedSeal = () => (
  <Drawing width={240} height={96}>
    <path d="M2 78H138" stroke="var(--border-strong)" strokeWidth="1.5" />
    <path
      d="M10 66C22 30 34 22 36 34C38 48 20 72 16 66C13 60 42 44 52 46C60 48 48 66 56 64C64 62 68 46 76 48C82 50 72 66 80 64C92 60 96 24 104 22C110 22 96 66 102 66C110 66 116 52 134 54"
      fill="none"
      stroke="var(--info)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="translate(4) rotate(-8 192 48)" fill="none" stroke="var(--link)">
      <circle cx="192" cy="48" r="42" strokeWidth="3" />
      <circle cx="192" cy="48" r="34" strokeWidth="1.5" strokeDasharray="2 4" />
      <path
        d="M178 62C166 62 164 48 174 45C176 32 194 28 201 39C213 36 222 46 216 55C214 60 210 62 206 62H203"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M194 44L182 60H191L187 74L201 56H192Z" fill="var(--brand)" stroke="none" />
    </g>
  </Drawing>
);
