import { useId } from 'react';
import { streetId } from './StreetScene';
import styles from './StreetScene.module.scss';

/** The front between the roofs, from the sky down. */
const front = 'M806 300C836 380 792 440 762 480S716 530 706 560';

/** The roofs of `StreetScene`'s street under the same front; the sky fades towards the words above. Decorative. */
export function StreetEnd() {
  const id = useId();
  const side = (name: 'cold' | 'warm', edge: number) => (
    <g className={styles[name]} clipPath={`url(#${id}${name})`}>
      <clipPath id={id + name}>
        <path d={`${front}H${edge}V300Z`} />
      </clipPath>
      <linearGradient id={`${id}${name}s`} x2="0" y2="1">
        <stop stopColor="var(--sky-top)" stopOpacity="0" />
        <stop offset=".4" stopColor="var(--sky-top)" />
        <stop offset="1" stopColor="var(--sky-low)" />
      </linearGradient>
      <rect y="320" width="1440" height="220" fill={`url(#${id}${name}s)`} />
      <use href={`#${streetId}`} />
    </g>
  );
  return (
    <svg
      viewBox="0 320 1440 220"
      preserveAspectRatio="xMidYMin slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}l`} gradientUnits="userSpaceOnUse" x1="0" y1="320" x2="0" y2="390">
        <stop stopColor="var(--line)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--line)" />
      </linearGradient>
      {side('cold', 0)}
      {side('warm', 1440)}
      <path d={front} fill="none" stroke={`url(#${id}l)`} strokeWidth="5" />
      <g fill="var(--line)">
        <path d="M0-20A20 20 0 0 0 0 20Z" transform="translate(813 394) rotate(14)" />
        <path d="M0-20A20 20 0 0 0 0 20Z" transform="translate(762 480) rotate(37)" />
      </g>
    </svg>
  );
}
