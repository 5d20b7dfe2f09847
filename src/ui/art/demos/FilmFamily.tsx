import { useId } from 'react';
import { family } from '@/data/lodosHouse';
import { Bust } from '../people/Bust';
import { bayPanes } from './FilmHouse';

/** The living room behind the bay: a family, its cat, the light that they make. */
export function FilmFamily() {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={bayPanes} />
      </clipPath>
      <radialGradient id={`${id}g`} cx="740" cy="500" r="220" gradientUnits="userSpaceOnUse">
        <stop stopColor="#fff3cd" />
        <stop offset="1" stopColor="#f6c76d" />
      </radialGradient>
      <g clipPath={`url(#${id})`}>
        <path d="M560 410H920V584H560Z" fill={`url(#${id}g)`} />
        <path d="M676 456H730V494H676Z" fill="#fff" />
        <path d="M680 460H726V490H680Z" fill="#9fc1d6" />
        <path d="M680 490L696 472 706 480 718 466 726 476V490Z" fill="#3f7a63" />
        <path d="M770 420V446" stroke="#5d4a3a" strokeWidth="3" />
        <path d="M744 474L756 446H784L796 474Z" fill="#c8643c" />
        <g transform="translate(560 452) scale(.6)">
          <Bust look={family.grandmother} />
        </g>
        <g transform="translate(798 440) scale(.62)">
          <Bust look={family.father} />
        </g>
        <g transform="translate(664 484) scale(.46)">
          <Bust look={family.child} />
        </g>
        <path d="M576 424H590Q596 500 580 576H576ZM904 424H890Q884 500 900 576H904Z" fill="#a8533a" />
        {/* The cat on the sill. */}
        <g fill="#e9a13f">
          <path d="M770 578C764 556 770 538 784 532 778 520 778 512 780 506L788 513H800L808 506C810 514 810 522 804 532 820 544 824 562 820 578Z" />
          <path
            d="M776 572C754 578 752 556 764 550"
            fill="none"
            stroke="#e9a13f"
            strokeWidth="8"
            strokeLinecap="round"
            data-film="tail"
          />
        </g>
        <path
          d="M786 519v3M801 519v3M790 527l4 2 4-2M778 560q6 4 12 2M779 568q6 4 12 2"
          stroke="#5d3a22"
          strokeWidth="2.4"
          fill="none"
          strokeLinecap="round"
        />
      </g>
      <path d={bayPanes} fill="#ffe9ad" fillOpacity=".12" />
    </>
  );
}
