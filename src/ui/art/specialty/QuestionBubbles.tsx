import { Drawing } from '@/ui/art/Drawing';
import { Mascot } from '@/ui/art/Mascot';

/** Illustration: the mascot asks, and an answer comes from the other side. Stands on its lower edge. */
export const QuestionBubbles = () => (
  <Drawing width={300} height={176}>
    <svg x="0" y="68" width="172.5" height="108" overflow="visible">
      <Mascot />
    </svg>
    <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round">
      <path
        d="M126 4h52a18 18 0 0 1 18 18v26a18 18 0 0 1-18 18h-34l-20 16 2-16a18 18 0 0 1-18-18V22a18 18 0 0 1 18-18z"
        fill="var(--card)"
      />
      <path
        d="M224 46h56a16 16 0 0 1 16 16v36a16 16 0 0 1-16 16l3 18-22-18h-37a16 16 0 0 1-16-16V62a16 16 0 0 1 16-16z"
        fill="var(--brand)"
      />
    </g>
    <path
      d="M142 26c0-14 22-14 22 0 0 8-11 8-11 17M153 54v.1"
      fill="none"
      stroke="var(--link)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M226 66h52M226 80h52M226 94h30" stroke="var(--on-brand)" strokeWidth="5" strokeLinecap="round" />
  </Drawing>
);
