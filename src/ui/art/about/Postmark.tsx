import { useId } from 'react';

const waves =
  'M118 36q12-11 24 0t24 0 24 0 24 0 24 0 24 0M124 60q12-11 24 0t24 0 24 0 24 0 24 0M118 84q12-11 24 0t24 0 24 0 24 0 24 0 24 0';

/**
 * A round postmark, 260 × 120, with the place name along its edge and wavy lines to the right. Its light ground keeps it
 * legible on any paper and picture.
 */
export function Postmark({ place }: { place: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 260 120" fill="none" stroke="#22352c" strokeWidth="3" aria-hidden="true" focusable="false">
      <path d={waves} stroke="#f4efdf" strokeWidth="8" strokeLinecap="round" />
      <circle cx="60" cy="60" r="56" fill="#f4efdf" />
      <circle cx="60" cy="60" r="33" />
      <path d="M60 42L48 64H58L54 80L74 56H63Z" fill="#22352c" stroke="none" />
      <path id={id} d="M60 99A39 39 0 1 1 60.1 99" stroke="none" />
      <text fill="#22352c" stroke="none" fontSize="15" fontWeight="700" letterSpacing="2" textAnchor="middle">
        <textPath href={`#${id}`} startOffset="50%">
          {place}
        </textPath>
      </text>
      <path d={waves} strokeLinecap="round" />
    </svg>
  );
}
