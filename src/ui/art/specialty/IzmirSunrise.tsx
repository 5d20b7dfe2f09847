import { useId } from 'react';
import { Scene } from '@/ui/art/Scene';
import { swell } from '@/ui/art/swell';
import styles from './IzmirSunrise.module.scss';

interface IzmirSunriseProps {
  /** Height of the sun, 0 (below the horizon) to 1 (above the hills). */
  risen: number;
}

// Two rows of buildings along the bay: left edge, width, height.
const far = [
  [-40, 54, 70],
  [18, 40, 96],
  [62, 60, 60],
  [126, 38, 88],
  [168, 52, 64],
  [470, 44, 76],
  [518, 58, 58],
  [580, 40, 104],
  [624, 60, 72],
  [690, 70, 90],
] as const;
const near = [
  [-356, 64, 46],
  [-284, 78, 34],
  [-198, 54, 62],
  [-136, 68, 42],
  [-60, 70, 40],
  [14, 56, 58],
  [74, 74, 36],
  [152, 60, 50],
  [456, 66, 44],
  [526, 54, 62],
  [584, 78, 38],
  [666, 90, 52],
  [764, 62, 40],
  [834, 54, 66],
  [896, 76, 44],
] as const;

type House = readonly [x: number, width: number, height: number];

/** Path of a row of houses that stand on y = `foot`. */
const housesOf = (row: readonly House[], foot: number) =>
  row.map(([x, width, height]) => `M${x} ${foot}v-${height}h${width}v${height}z`).join('');
/** Path of their sides that face the sun, which is behind the tower at x = 330. */
const sunnySidesOf = (row: readonly House[], foot: number) =>
  row.map(([x, width, height]) => `M${x < 330 ? x + width - 4 : x} ${foot}v-${height}h4v${height}z`).join('');

const windows = near.flatMap(([x, width, height]) =>
  Array.from({ length: Math.floor(width / 18) * Math.floor(height / 18) }, (_, i) => {
    const columns = Math.floor(width / 18);
    return [x + 8 + (i % columns) * 18, 548 - height + 9 + Math.floor(i / columns) * 18] as const;
  }),
);

const palms = [216, 432, 652];

/** The bay of İzmir at dawn: hills, two rows of houses, the clock tower, palms, and the sun rising behind them. */
export function IzmirSunrise({ risen }: IzmirSunriseProps) {
  const id = useId();
  const y = 560 - 210 * risen;
  return (
    <Scene horizon={560} weather="dawn">
      <clipPath id={`${id}c`}>
        <path d="M-1440-300H1440V560H-1440z" />
      </clipPath>
      <g className={styles.root} clipPath={`url(#${id}c)`}>
        <linearGradient id={`${id}g`} x2="0" y2="1">
          <stop stopColor="var(--glow)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--glow)" stopOpacity="var(--warmth)" />
        </linearGradient>
        <path d="M-1440 220H1440V560H-1440z" fill={`url(#${id}g)`} />
        <g fill="none" stroke="var(--line)" strokeWidth="1.6">
          {[130, 190, 255, 325, 400, 480].map((r) => (
            <circle key={r} cx="330" cy={y} r={r} />
          ))}
        </g>
        <circle cx="330" cy={y} r="128" fill="var(--glow)" opacity=".16" />
        <circle cx="330" cy={y} r="92" fill="var(--glow)" opacity=".3" />
        <circle cx="330" cy={y} r="64" fill="var(--glow)" />
        <path
          d="M-1440 560V452C-1240 430-980 500-720 470C-420 430-200 500-40 462C60 440 120 470 190 484C260 498 300 506 352 496C430 480 480 440 560 452C640 464 690 448 760 436C980 404 1200 470 1440 450V560z"
          fill="var(--isobar)"
        />
        <path
          d="M-1440 560V506C-1200 496-960 526-720 520C-300 490-100 530 60 514C180 504 260 530 350 524C460 516 540 498 640 512C800 530 1100 490 1440 516V560z"
          fill="color-mix(in srgb, var(--isobar) 60%, var(--border-strong))"
        />
        <g fill="var(--far)">
          <path d={housesOf(far, 548)} />
          <path d="M-1440 548V490H-1370V466H-1290V510H-1220V480H-1130V500H-1050V458H-980V496H-900V516H-800V548zM-720 548V470H-640V500H-560V460H-480V510H-400V480H-300V500H-220V466H-140V548zM780 548V480H860V510H930V470H1010V500H1100V486H1180V520H1260V476H1440V548z" />
        </g>
        <path d={sunnySidesOf(far, 548)} fill="var(--glow)" opacity=".2" />
        <path d={housesOf(near, 552)} fill="var(--near)" />
        {/* Eaves. */}
        <path
          d={near.map(([x, width, height]) => `M${x - 2} ${550 - height}h${width + 4}`).join('')}
          stroke="var(--quay)"
          strokeWidth="4"
          strokeLinecap="butt"
        />
        <path d={sunnySidesOf(near, 552)} fill="var(--glow)" opacity=".45" />
        <path d={windows.map(([x, top]) => `M${x} ${top}h6v8h-6z`).join('')} fill="var(--glow)" opacity=".75" />
      </g>
      <g className={styles.root} fill="var(--quay)">
        <path d="M300 552V536H308V520H352V536H360V552zM312 520V452H348V520zM306 452H354V444H306zM314 444V412H346V444zM308 412H352L346 404H314zM318 404V388H342V404zM318 388C318 374 342 374 342 388zM328 378V362H332V378z" />
        <path d="M-1440 548H1440V562H-1440z" />
        {/* A mosque among the houses: dome, drum and minaret. */}
        <path d="M542 552V500H546V488H550C550 470 564 462 576 458V450H578V458C590 462 604 470 604 488H608V500H612V552zM622 552V440H619V433H622V406L627 392L632 406V433H635V440H632V552z" />
        {palms.map((x) => (
          <path
            key={x}
            d={`M${x} 552c0-20 2-34 6-50l5 1c-3 16-5 30-5 49zM${x + 8} 503c-10-12-24-12-32-2 12-4 22-2 32 2zM${x + 8} 503c-4-16-16-22-26-18 10 2 18 8 26 18zM${x + 8} 503c10-12 24-12 32-2-12-4-22-2-32 2zM${x + 8} 503c4-16 16-22 26-18-10 2-18 8-26 18z`}
          />
        ))}
      </g>
      <g className={styles.root}>
        <circle cx="330" cy="428" r="10" fill="var(--dial)" />
        {/* Its door and openings let the morning through. */}
        <path
          d="M323 548V538a7 7 0 0 1 14 0V548zM326 508V492a4 4 0 0 1 8 0V508zM327 476V466a3 3 0 0 1 6 0V476zM323 402V396a3 3 0 0 1 6 0V402zM331 402V396a3 3 0 0 1 6 0V402z"
          fill="var(--glow)"
        />
        {/* The light along its edges. */}
        <path
          d="M312 520V454M348 520V454M314 442V414M346 442V414M308 536V522M352 536V522M543 547V502M620 547V442M623 431V408"
          stroke="var(--glow)"
          strokeWidth="2"
          opacity=".8"
        />
        <path d="M330 422V428L334 431" fill="none" stroke="var(--quay)" strokeWidth="2.5" />
        <path d="M-1440 548H1440" stroke="var(--edge)" strokeWidth="2" />
      </g>
      <g fill="none" stroke="var(--wave)" strokeWidth="2">
        {[612, 668, 730, 800, 864].map((line, i) => (
          <path key={line} d={swell(line, 3 + i, 130 + 16 * i, -1440)} />
        ))}
      </g>
      <path
        className={styles.root}
        d="M286 590H374M302 612H358M276 640H384M306 668H354M290 700H370M312 736H348M296 776H364M318 822H342"
        stroke="var(--glow)"
        strokeWidth="6"
        opacity={0.25 + 0.6 * risen}
      />
      <g className={styles.root} transform="translate(520 632)">
        <path d="M-44 17H56C46 30 22 36 0 36S-38 28-44 17z" fill="var(--quay)" opacity=".16" />
        <path
          d="M-58 15q-12-6-24 0t-24 0M-50 25q-12-6-24 0t-24 0M66 14q7-5 14 0"
          fill="none"
          stroke="var(--cloud)"
          strokeWidth="3"
          opacity=".75"
        />
        <path d="M-50-12H62C56 8 46 16 32 16H-24C-40 16-48 6-50-12z" fill="var(--hull)" />
        <path d="M-30-12V-30H42V-12z" fill="var(--cabin)" stroke="var(--quay)" strokeWidth="3" />
        <path d="M-47-2H60L57 4H-44z" fill="var(--brand)" />
        <path d="M-20-24h10v6h-10zM-2-24h10v6H-2zM16-24h10v6H16z" fill="var(--pane)" />
        <path d="M10-30V-50H26V-30z" fill="var(--brand)" stroke="var(--quay)" strokeWidth="3" />
        <path d="M-50-12H62" stroke="var(--edge)" strokeWidth="2" />
      </g>
    </Scene>
  );
}
