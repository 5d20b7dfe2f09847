import { useId } from 'react';
import { Drawing } from '../Drawing';
import { NightVan } from './NightVan';
import styles from './TunnelDrawing.module.scss';

const lamps = [300, 400, 500, 600, 700, 800, 900] as const;
const stars = [
  [60, 60, 1.6],
  [150, 130, 1.2],
  [240, 44, 1.8],
  [352, 90, 1.2],
  [700, 48, 1.4],
  [812, 86, 1.8],
  [930, 36, 1.2],
] as const;

/** The portal of the tunnel: an arch of stones. */
function Portal({ x, flip = false }: { x: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} 0)${flip ? ' scale(-1 1)' : ''}`}>
      <path d="M-22 352V262Q-22 232 8 232H30V352Z" fill="#6d7f88" />
      <path d="M-22 352V262Q-22 232 8 232H30V242H12Q-10 242-10 264V352Z" fill="#9fb0b8" />
      <path
        d="M-22 276H-2M-22 300H8M-22 326H-4M8 252V276M14 276V300M2 300V326M12 326V352"
        stroke="#4a5a62"
        strokeWidth="2"
      />
    </g>
  );
}

/** A mountain cut open, with a van in its tunnel: records are kept inside, and sent behind the exit. */
export function TunnelDrawing({ words }: { words: { in: string; out: string; kept: string } }) {
  const id = useId();
  return (
    <Drawing width={1200} height={430} className={styles.root}>
      <defs>
        <linearGradient id={`${id}sky`}>
          <stop stopColor="#0d1a22" />
          <stop offset=".6" stopColor="#173247" />
          <stop offset="1" stopColor="#e2905f" />
        </linearGradient>
        <radialGradient id={`${id}pool`} cy="0" r="1">
          <stop stopColor="#ffdf94" stopOpacity=".5" />
          <stop offset="1" stopColor="#ffdf94" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}sun`}>
          <stop stopColor="#ffd98c" />
          <stop offset="1" stopColor="#ffd98c" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}edge`}>
          <rect width="1200" height="430" rx="24" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}edge)`}>
        <rect width="1200" height="430" fill={`url(#${id}sky)`} />
        {stars.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} fill="#dfe9ee" />
        ))}
        <circle cx="1120" cy="210" r="150" fill={`url(#${id}sun)`} />
        <circle cx="1120" cy="210" r="40" fill="var(--sun)" />
        <path d="M820 356L980 200 1060 260 1140 190 1200 236 1210 244V356Z" fill="#6d5a6e" />
        <path d="M0 356V250L90 190 180 260 260 220 420 356Z" fill="#1b2f3c" />
        <path d="M110 356L330 120 420 190 570 34 740 190 820 130 1080 356Z" fill="#33505d" />
        <path d="M330 120L420 190 390 230 356 356H110ZM570 34L600 130 560 220 600 356H420L420 190Z" fill="#44687a" />
        <path d="M820 130L850 200 830 356H740L740 190Z" fill="#3d5e6d" />
        <path
          d="M330 120L374 154 352 170 334 156 312 176 286 167ZM570 34L640 98 612 120 588 98 566 128 540 106 512 94Z"
          fill="#e6eef2"
        />
        <path d="M570 34L640 98 612 120 588 98 578 112ZM820 130L856 161 838 168 822 158 800 146Z" fill="#a9bcc8" />
        <path d="M196 356V300Q196 244 252 244H948Q1004 244 1004 300V356Z" fill="#0a1317" />
        <path
          d="M196 300Q196 244 252 244H948Q1004 244 1004 300V310Q1004 258 948 258H252Q196 258 196 310Z"
          fill="#22343d"
        />
        {lamps.map((x) => (
          <g key={x} transform={`translate(${x} 262)`}>
            <path d="M0 0L-46 92H46Z" fill={`url(#${id}pool)`} />
            <rect x="-16" y="-4" width="32" height="5" rx="2.5" fill="#ffe6ad" />
          </g>
        ))}
        <Portal x={196} />
        <Portal x={1004} flip />
        <rect y="352" width="1200" height="78" fill="#111d22" />
        <rect y="352" width="1200" height="6" fill="#3a4d56" />
        <path d="M0 376H1200" stroke="#8fa097" strokeWidth="3" strokeDasharray="34 26" />
        <g transform="translate(524 366)">
          <g className={styles.van}>
            <NightVan />
          </g>
        </g>
        <g transform="translate(440 156)">
          <g className={styles.kept}>
            <path d="M16 0H304Q320 0 320 16V50Q320 66 304 66H182L160 92 138 66H16Q0 66 0 50V16Q0 0 16 0Z" fill="#fff" />
            <g fill="none" stroke="#8fa097" strokeWidth="5" strokeLinecap="round">
              <path d="M28 46v-3M39 46v-11M50 46V26" />
              <path d="M20 20l36 28" stroke="var(--clay)" />
            </g>
            <text x="74" y="42" fontSize="25" fontWeight="700" fill="var(--foot-bg)">
              {words.kept}
            </text>
          </g>
        </g>
        <g className={styles.sent}>
          {[
            [1044, 236],
            [1094, 192],
            [1144, 146],
          ].map(([x, y]) => (
            <g key={x} transform={`translate(${x} ${y}) rotate(-8)`}>
              <rect width="44" height="31" rx="5" fill="#f4f7f6" />
              <path
                d="M4 5l18 14L40 5"
                fill="none"
                stroke="var(--brand-active)"
                strokeWidth="3.5"
                strokeLinejoin="round"
              />
            </g>
          ))}
        </g>
        <g fontSize="24" fontWeight="700" fill="#dfe7e3" textAnchor="middle">
          <text x="196" y="412">
            {words.in}
          </text>
          <text x="1004" y="412">
            {words.out}
          </text>
        </g>
      </g>
    </Drawing>
  );
}
