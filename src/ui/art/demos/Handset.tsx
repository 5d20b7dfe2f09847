import { type ReactNode, useId } from 'react';
import { Drawing } from '../Drawing';

interface HandsetProps {
  /** Background of the screen. */
  ground: string;
  /** Content of the screen, in a box of 260 × 540 with a bezel of 9. */
  children: ReactNode;
}

/** A phone, upright, 260 × 540. */
export function Handset({ ground, children }: HandsetProps) {
  const id = useId();
  return (
    <Drawing width={260} height={540}>
      <clipPath id={id}>
        <rect x="9" y="9" width="242" height="522" rx="37" />
      </clipPath>
      <rect width="260" height="540" rx="46" fill="var(--foot-bg)" />
      <rect x=".5" y=".5" width="259" height="539" rx="45.5" fill="none" stroke="var(--foot-rule)" />
      <g clipPath={`url(#${id})`}>
        <rect x="9" y="9" width="242" height="522" fill={ground} />
        {children}
      </g>
      <rect x="92" y="22" width="76" height="20" rx="10" fill="var(--foot-bg)" />
    </Drawing>
  );
}
