import { type ReactNode, useId } from 'react';
import styles from './Hallway.module.scss';

/** Rain beyond the panes: one stroke of a length of its own somewhere in each field of a grid. */
const rain = Array.from({ length: 30 }, (_, drop) => {
  const x = 86 + (drop % 6) * 26 + ((drop * 29) % 17);
  const y = 71 + Math.floor(drop / 6) * 38 + ((drop * 17) % 25);
  const height = 9 + ((drop * 13) % 14);
  return `M${x} ${y}l${Math.round(height * -0.3)} ${height}`;
}).join('');

/** Drops on the panes; three of them run down. */
const drops =
  'M96 92v1M108 148v1M142 84v1M176 98v1M228 84v1M188 140v1M226 148v1M98 192v1M132 184v1M112 236v1M180 190v1M220 216v1M196 250v1M90 258v1';
const runs = 'M118 96C119 108 117 116 118 126M206 104C207 118 205 128 206 142M146 196C147 210 145 220 146 234';

const boards = Array.from({ length: 8 }, (_, board) => `M${308 + board * 64} 346V506`).join('');

/** A hallway on a rainy day, 800 × 600: door, pegs, mat and umbrella. Its children hang and stand in it. */
export function Hallway({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <svg className={styles.root} viewBox="0 0 800 600" aria-hidden="true" focusable="false">
      <linearGradient id={`${id}w`} x2="1" y2=".5">
        <stop stopColor="var(--wall-lit)" />
        <stop offset="1" stopColor="var(--wall)" />
      </linearGradient>
      <linearGradient id={`${id}g`} x2="0" y2="1">
        <stop stopColor="var(--glass)" />
        <stop offset=".66" stopColor="var(--haze)" />
      </linearGradient>
      <linearGradient id={`${id}f`} x2="0" y2="1">
        <stop stopColor="var(--floor)" />
        <stop offset="1" stopColor="var(--floor-lit)" />
      </linearGradient>
      <path fill={`url(#${id}w)`} d="M0 0h800v340H0z" />
      {/* Panelled below the rail, which has an edge of light and a shadow. */}
      <path fill="var(--board)" d="M0 336h800v176H0z" />
      <path fill="var(--cast)" d="M0 336h800v9H0z" opacity=".6" />
      <path d={boards} stroke="var(--seam)" strokeWidth="2" />
      <path d={boards} stroke="var(--edge)" strokeWidth="2" transform="translate(2.5)" />
      <path fill="var(--seam)" d="M0 326h800v10H0zM0 500h800v24H0z" />
      <path fill="var(--edge)" d="M0 324h800v3H0zM0 500h800v3H0z" />
      <path fill={`url(#${id}f)`} d="M0 524h800v76H0z" />
      <path fill="var(--cast)" d="M0 524h800v5H0z" opacity=".7" />
      <path
        d="M0 545h800M0 572h800M112 524l-18 21M424 524l1 21M712 524l18 21M236 545l-19 27M590 545l14 27M60 572l-26 28M410 572v28M716 572l26 28"
        fill="none"
        stroke="var(--plank)"
        strokeWidth="2"
      />
      {/* The door; behind its panes, rain over the sea. */}
      <path fill="var(--cast)" d="M278 36h16v488h-16z" />
      <path fill="var(--frame)" d="M38 26h240v498H38z" />
      <path fill="var(--frame-dark)" d="M50 38h216v486h-6V44H56v480h-6z" />
      <path fill="var(--door)" d="M56 44h204v472H56z" />
      <path fill="var(--door-lit)" d="M56 44h5v472h-5z" />
      <path fill={`url(#${id}g)`} d="M78 66h160v208H78z" />
      <path fill="var(--hills)" d="M78 196c18-10 30-13 44-8 16-16 36-18 52-4 20-8 42-6 64 8v14H78z" />
      <path fill="var(--far)" d="M78 205h160v69H78z" />
      <path
        d="M92 216h44M150 224h62M84 238h30M132 244h52M196 236h34"
        stroke="var(--haze)"
        strokeWidth="2"
        opacity=".7"
      />
      <path d={rain} stroke="#fff" strokeOpacity=".34" strokeWidth="1.6" strokeLinecap="round" />
      <path d={runs} fill="none" stroke="#fff" strokeOpacity=".42" strokeWidth="2" strokeLinecap="round" />
      <path
        d={`${drops}M118 127v3M206 143v3M146 235v3`}
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path fill="#fff" fillOpacity=".16" d="M124 66h30l-76 88v-36zM238 82v26L96 274H74z" />
      <path d="M158 66v208M78 166h160" stroke="var(--door)" strokeWidth="10" />
      {['M78 66h75v95H78z', 'M163 66h75v95h-75z', 'M78 171h75v103H78z', 'M163 171h75v103h-75z'].map((pane) => (
        <path key={pane} d={pane} fill="none" stroke="var(--door-dark)" strokeWidth="3" />
      ))}
      {['M78 334h70v140H78z', 'M168 334h70v140h-70z'].map((panel) => (
        <g key={panel}>
          <path d={panel} fill="var(--door-dark)" />
          <path d={panel} fill="var(--door)" transform="translate(2 4)" />
        </g>
      ))}
      <path d="M91 350h48v112H91zM181 350h48v112h-48z" fill="var(--door-lit)" />
      <path d="M94 354h45v108H94zM184 354h45v108h-45z" fill="var(--door)" />
      <path fill="var(--door-dark)" d="M56 494h204v22H56z" />
      <path fill="var(--rail-dark)" d="M44 516h228v8H44z" />
      <rect x="241" y="282" width="14" height="46" rx="7" fill="#b98f4e" />
      <rect x="242" y="283" width="5" height="44" rx="2.5" fill="#e8cd98" />
      <path d="M249 303h-28" stroke="var(--cast)" strokeWidth="9" strokeLinecap="round" transform="translate(1 5)" />
      <path d="M248 298h-27" stroke="#d6ac66" strokeWidth="9" strokeLinecap="round" />
      <path d="M247 296h-25" stroke="#f2dcae" strokeWidth="2.5" strokeLinecap="round" />
      {/* Daylight through the panes, on the wall and the floor. */}
      <path fill="var(--beam)" d="M294 110 560 376v148H440L294 378z" />
      <path fill="var(--beam)" d="M294 110v72l342 342h84zM440 524h120l64 76H504zM636 524h84l66 76h-84z" />
      {/* The rail with its pegs. */}
      <path fill="var(--cast)" d="M322 104h446v26H322z" />
      <rect x="316" y="92" width="446" height="28" rx="6" fill="var(--rail)" />
      <path d="M320 94.5h438" stroke="var(--rail-lit)" strokeWidth="3" strokeLinecap="round" />
      <path d="M320 117h438" stroke="var(--rail-dark)" strokeWidth="5" strokeLinecap="round" />
      {[450, 561, 672].map((x) => (
        <g key={x}>
          <path d={`M${x} 108l7 18`} stroke="var(--cast)" strokeWidth="13" strokeLinecap="round" />
          <rect x={x - 6} y="100" width="12" height="24" rx="6" fill="var(--rail-dark)" />
          <circle cx={x} cy="104" r="9.5" fill="#c99f5c" />
          <circle cx={x - 1.5} cy="102.5" r="7.5" fill="#e3c48f" />
          <circle cx={x - 3.5} cy="100" r="2.5" fill="#f8e8c6" />
        </g>
      ))}
      {/* An umbrella in its stand, a puddle below it. */}
      <ellipse cx="712" cy="551" rx="66" ry="9" fill="var(--cast)" />
      <ellipse cx="664" cy="556" rx="30" ry="5" fill="var(--haze)" opacity=".55" />
      <path d="M730 318c0-18 24-18 24 0v6" fill="none" stroke="#b98f4e" strokeWidth="8" strokeLinecap="round" />
      <path d="M728 318c1-19 24-20 28-2" fill="none" stroke="#e8cd98" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M730 318 724 378" stroke="#8d7c64" strokeWidth="5" />
      <path fill="#b4584a" d="M717 372h15l12 78h-42z" />
      <path fill="#8c4038" d="M726 372h6l12 78h-13z" />
      <path fill="#d08276" d="M717 372h4l-10 78h-9z" />
      <path d="M711 408l27-4" stroke="#70302a" strokeWidth="3" />
      <path fill="var(--stand)" d="M678 450h70l-7 98q-28 7-56 0z" />
      <path fill="var(--stand-dark)" d="M722 450h26l-7 98q-9 2-22 3z" />
      <path fill="var(--stand-lit)" d="M684 456h8l4 92-8-1z" />
      <ellipse cx="713" cy="450" rx="35" ry="6.5" fill="none" stroke="var(--stand-lit)" strokeWidth="3" />
      {/* The mat. */}
      <path fill="var(--cast)" d="M290 580h294l14 12H282z" />
      <path fill="var(--mat-dark)" d="M288 578h298v7H288z" />
      <path fill="var(--mat)" d="M322 540h230l34 38H288z" />
      <path d="M329 546h216l24 26H305z" fill="none" stroke="var(--mat-light)" strokeWidth="2.5" />
      <path
        d="M334 552h204M328 558.5h216M322 565h228"
        stroke="var(--mat-light)"
        strokeWidth="2"
        strokeDasharray="1.5 5"
        opacity=".8"
      />
      {children}
    </svg>
  );
}
