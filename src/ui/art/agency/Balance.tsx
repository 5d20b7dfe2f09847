import { roundToTenth } from '@/lib/roundToTenth';

/** A beam balance with a feather on the left and a page on the right, which sinks by `tilt` degrees. Decorative. */
export function Balance({ tilt }: { tilt: number }) {
  const angle = (tilt * Math.PI) / 180;
  const dip = roundToTenth(150 * Math.sin(angle));
  const arm = roundToTenth(150 * Math.cos(angle));
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      <path d="M232 70H248V268H232Z" fill="var(--ink)" />
      <path d="M150 284C150 266 200 262 240 262S330 266 330 284Z" fill="var(--ink)" />
      <g transform={`rotate(${tilt} 240 76)`}>
        <path d="M90 70H390A6 6 0 0 1 390 82H90A6 6 0 0 1 90 70Z" fill="var(--ink)" />
      </g>
      <circle cx="240" cy="76" r="17" fill="var(--brand)" stroke="var(--ink)" strokeWidth="5" />
      <g transform={`translate(${240 - arm} ${76 - dip})`}>
        <path d="M0 0L-56 104H56Z" fill="none" stroke="var(--border-strong)" strokeWidth="3" />
        <path d="M-66 104H66C60 128 34 138 0 138S-60 128 -66 104Z" fill="var(--isobar)" />
        <path d="M-34 98C-30 64 0 44 40 46C38 74 12 96 -20 96Z" fill="var(--poster-sun)" />
        <path d="M-44 104C-20 84 4 66 28 56" fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform={`translate(${240 + arm} ${76 + dip})`}>
        <path d="M0 0L-56 104H56Z" fill="none" stroke="var(--border-strong)" strokeWidth="3" />
        <path d="M-66 104H66C60 128 34 138 0 138S-60 128 -66 104Z" fill="var(--isobar)" />
        <path d="M-40 42H40V104H-40Z" fill="var(--poster-paper)" stroke="var(--poster-ink)" strokeWidth="3" />
        <path d="M-40 42H40V54H-40Z" fill="var(--poster-ink)" />
        <path d="M-30 66H4V94H-30Z" fill="var(--poster-clay)" />
        <path d="M12 70H32M12 80H32M12 90H26" stroke="#b9a68a" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
