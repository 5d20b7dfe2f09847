import { useId } from 'react';
import { WatchFace } from './WatchFace';

const hand = [
  'M186-58C232-62 268-56 304-60 344-70 380-74 424-70C444-40 446 20 432 60 390 68 350 66 306 60 268 56 232 60 186 58Z',
  'M298 44C326 84 366 108 404 108 428 108 430 84 408 80 388 76 368 66 356 44Z',
  'M400-70L486-62A15 15 0 0 1 486-32L400-32Z',
  'M400-34H512A16 16 0 0 1 512-2H400Z',
  'M400-4L500 2A16 16 0 0 1 498 33L400 32Z',
  'M400 30L468 36A14 14 0 0 1 464 64L400 62Z',
] as const;

const pointing = [
  'M-24-36L24-42C60-56 104-52 114-30L116 34C104 54 50 52 20 40L-24 38Z',
  'M72-50L176-44A14 14 0 0 1 176-16L72-16Z',
  'M80-18H118A15 15 0 0 1 118 12H80Z',
  'M80 10H110A13 13 0 0 1 110 36H80Z',
  'M30-40C44-66 84-78 108-70 122-64 118-48 104-48L66-36Z',
] as const;

/** From the upper light to the shade; the second hand is drawn upside down. */
const shades = [
  ['hand', '#d39a6e', '#b5774b'],
  ['sleeve', '#2c333c', '#14181d'],
  ['pointing', '#dda57c', '#f7d6bd'],
  ['shirt', '#27495e', '#447592'],
] as const;

const Outlines = ({ of }: { of: readonly string[] }) => of.map((d) => <path key={d} d={d} />);

/** Someone points at the watch on a judge's wrist, over the papers of a meeting. Needs the dial's colour. */
export function WornWatch() {
  const id = useId();
  return (
    <svg viewBox="0 0 600 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <clipPath id={`${id}wrist`}>
        <path d="M-100-61H100V61H-100Z" />
      </clipPath>
      <defs>
        {shades.map(([name, light, dark]) => (
          <linearGradient key={name} id={`${id}${name}`} x2="0" y2="1">
            <stop offset=".2" stopColor={light} />
            <stop offset="1" stopColor={dark} />
          </linearGradient>
        ))}
      </defs>
      <path d="M0 0H600V320H0Z" fill="var(--table)" />
      <path
        d="M0 52C160 44 320 66 600 48M0 118C200 126 380 104 600 120M0 270C180 256 400 284 600 268"
        fill="none"
        stroke="var(--grain)"
        strokeWidth="2"
      />
      <g transform="rotate(-7 120 60)">
        <path d="M46-40H236V150H46Z" fill="#000" fillOpacity=".16" transform="translate(6 8)" />
        <path d="M46-40H236V150H46Z" fill="var(--paper)" />
        <path d="M70 6H156" stroke="var(--ink-line)" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M70 32H206M70 50H196M70 68H210M70 86H150M70 116H120"
          stroke="var(--ink-line)"
          strokeOpacity=".4"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(524 258)">
        <circle r="58" cx="5" cy="8" fill="#000" fillOpacity=".2" />
        <circle r="58" fill="#eef1ef" />
        <circle r="46" fill="#d9dfdc" />
        <path d="M30-24L56-50" stroke="#eef1ef" strokeWidth="12" strokeLinecap="round" />
        <circle r="38" fill="#f8faf9" />
        <circle r="32" fill="#4a2c1b" />
        <path d="M-22-12A25 25 0 0 1 8-24" fill="none" stroke="#8a5c3d" strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="translate(-18 196) rotate(-5)">
        <g fill="#000" fillOpacity=".2" transform="translate(6 14)">
          <path d="M-60-100L178-80V80L-60 104Z" />
          <Outlines of={hand} />
        </g>
        <g fill={`url(#${id}hand)`}>
          <Outlines of={hand} />
        </g>
        <path
          d="M186 58C232 60 268 56 306 60 350 66 390 68 432 60L431 44C390 52 350 50 306 44 268 42 232 44 186 40Z"
          fill="#8d5632"
          fillOpacity=".4"
        />
        <path
          d="M414-46H428M416-18H432M414 14H430M410 46H424"
          stroke="#8d5632"
          strokeOpacity=".5"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <g fill="#f1cdb3">
          <rect x="478" y="-55" width="18" height="17" rx="8" />
          <rect x="506" y="-26" width="18" height="17" rx="8" />
          <rect x="493" y="10" width="18" height="17" rx="8" />
          <rect x="460" y="43" width="15" height="15" rx="7" />
        </g>
        <path d="M-60-100L178-80C190-30 190 30 178 80L-60 104Z" fill={`url(#${id}sleeve)`} />
        <path d="M-60-40L120-30M-60 10L96 14M-60 62L130 50" stroke="#0f1317" strokeWidth="5" strokeLinecap="round" />
        <path d="M146-83L178-80C190-30 190 30 178 80L146 84C158 30 158-30 146-83Z" fill="#7d2436" />
        <path d="M178-72L198-68C208-26 208 26 198 68L178 72C189 26 189-26 178-72Z" fill="#f4f5f1" />
        <g transform="translate(266 0)" clipPath={`url(#${id}wrist)`}>
          <g transform="scale(.52) translate(-297 -157)">
            <WatchFace hours={10} minutes={9} />
          </g>
          <path d="M-34-61H34V-50H-34ZM-34 50H34V61H-34Z" fill="#000" fillOpacity=".3" />
        </g>
      </g>
      <g transform="translate(424 20) rotate(146)">
        <g fill="#000" fillOpacity=".2" transform="translate(-2 -14)">
          <Outlines of={pointing} />
        </g>
        <g fill={`url(#${id}pointing)`}>
          <Outlines of={pointing} />
        </g>
        <path d="M76-17H116M82 11H122M60-44L72-17" fill="none" stroke="#b9805a" strokeWidth="3" strokeLinecap="round" />
        <rect x="168" y="-38" width="17" height="16" rx="7" fill="#fbe3d3" />
        <path d="M-220-66L-44-54V54L-220 70Z" fill={`url(#${id}shirt)`} />
        <path d="M-44-48H-22V48H-44Z" fill="#f4f5f1" />
      </g>
    </svg>
  );
}
