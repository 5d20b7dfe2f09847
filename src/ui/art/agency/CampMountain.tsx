import styles from './CampMountain.module.scss';
import { CampPaint, Climber, CampMark, Tent, ledges, pine } from './CampParts';

/** The ridge from the valley to the summit; keep in sync with the keyframes `climb`. */
const route =
  'M96 548L190 528L290 448L370 392L430 371L500 352L590 280L680 204L770 165L850 158L960 128L1040 124L1110 96';

/** The camps on the ridge: 6.8 m a unit of height, as the words say. */
const camps = [
  [122, 562, 1],
  [456, 385, 1],
  [796, 179, 1],
  [984, 140, 0.8],
] as const;

/** Firs at the foot: position and size. */
const firs = [
  [-60, 574, 1],
  [20, 574, 1.1],
  [52, 570, 0.8],
  [186, 564, 1],
  [228, 568, 1.3],
  [270, 576, 0.9],
  [566, 592, 0.8],
  [600, 592, 1.1],
  [632, 594, 0.7],
  [906, 584, 0.8],
  [940, 586, 1.2],
  [1168, 582, 0.8],
  [1202, 578, 1.3],
  [1240, 576, 0.9],
  [1362, 582, 1.1],
  [1398, 584, 0.7],
  [1500, 580, 1.2],
] as const;

/** Clear of the section's heading, which lies over the sky from 992 px on. */
const stars =
  'M92 64h2M36 236h2M338 52h2M452 166h2M566 34h2M586 196h2M716 44h2M842 92h2M934 40h2M1188 74h2M1262 138h2M1334 62h2M1402 190h2M1048 28h2M276 250h2M148 300h2';

/** A mountain at dusk with four camps and a climber on its ridge, who arrives with the scrolling. Decorative. */
export function CampMountain() {
  return (
    <svg className={styles.root} viewBox="0 0 1440 600" aria-hidden="true" focusable="false">
      <defs>
        <CampPaint id="camp" />
        <linearGradient id="camp-shade" x2="0" y2="1">
          <stop stopColor="#2b4a48" />
          <stop offset=".6" stopColor="#1a3029" />
          <stop offset="1" stopColor="#08110d" />
        </linearGradient>
        <clipPath id="camp-walked">
          <rect x="84" y="60" width="1032" height="520" className={styles.walked} />
        </clipPath>
      </defs>
      <path d="M-800 0H2240V600H-800Z" fill="url(#camp-sky)" />
      <path d={stars} stroke="#fdf3dc" strokeWidth="3" strokeLinecap="round" strokeOpacity=".75" />
      <circle cx="604" cy="112" r="120" fill="url(#camp-light)" />
      <circle cx="604" cy="112" r="36" fill="url(#camp-moon)" />
      <path d="M592 96a8 8 0 1 0 .1 0M616 120a5 5 0 1 0 .1 0M606 132a3 3 0 1 0 .1 0" fill="#e6d9bb" />
      <path
        d="M-800 600V420L0 396L90 350L180 402L290 330L400 396L520 352L660 420L980 330L1180 250L1290 318L1380 276L1500 360L2240 420V600Z"
        fill="#2b4b5c"
      />
      <path
        d="M-800 600V520L0 486L130 440L230 490L360 430L480 500L1160 380L1260 330L1340 400L1440 352L1560 420L2240 500V600Z"
        fill="#1f3a48"
      />
      <path
        d="M90 350L180 402 150 440 104 400 60 420ZM290 330L400 396 360 440 310 390 262 400ZM1180 250L1290 318 1260 380 1200 320ZM1380 276L1500 360 1460 420 1400 340ZM130 440L230 490 180 520 140 480 96 500ZM1260 330L1340 400 1310 440 1270 390Z"
        fill="#9cc4d0"
        fillOpacity=".14"
      />
      <path
        d={`M-800 600V590L0 572L${route.slice(1)}L1160 150L1210 168L1270 262L1330 290L1440 390L1620 470L2240 560V600Z`}
        fill="url(#camp-rock)"
      />
      <path
        d="M1110 96L1160 150L1210 168L1270 262L1330 290L1440 390L1620 470L2240 560V600H1120L1096 520L1150 440L1104 360L1140 270L1096 190Z"
        fill="url(#camp-shade)"
      />
      {/* The ribs below the ridge: their sides in the moonlight, and those away from it. */}
      <path
        d="M370 392L330 426 342 480 314 540 366 500 388 450ZM500 352L452 366 470 430 430 510 498 486 522 420ZM680 204L590 280 622 350 598 430 640 540 676 370 706 290ZM850 158L800 170 822 260 786 350 842 340 872 260ZM842 340L880 430 850 570 812 450ZM1040 124L984 130 1000 240 960 350 1020 310 1052 220ZM1020 310L1050 400 1030 560 990 440ZM1210 168L1230 300 1272 380 1240 470 1320 440 1296 350 1270 262ZM1330 290L1350 380 1322 460 1420 520 1440 390Z"
        fill="#9cc4ae"
        fillOpacity=".2"
      />
      <path
        d="M370 392L430 371 424 440 470 560 366 500 388 450ZM500 352L546 316 560 400 610 500 540 560 498 486 522 420ZM680 204L736 180 752 270 810 370 740 480 716 450 676 370 706 290ZM676 370L716 450 694 580 640 540ZM850 158L914 142 926 250 980 370 900 500 880 430 842 340 872 260ZM1040 124L1110 96 1096 190 1140 270 1104 360 1150 440 1096 540 1050 400 1020 310 1052 220ZM1160 150L1196 260 1170 350 1206 440 1200 570 1272 380 1230 300 1210 168Z"
        fill="#08150f"
        fillOpacity=".34"
      />
      <path
        d="M1110 96L1040 124 960 128 850 158 770 165 716 190 740 204 754 252 782 212 806 272 826 218 852 290 880 220 906 262 930 212 956 300 982 226 1004 276 1030 214 1052 300 1072 230 1096 250 1096 190Z"
        fill="#eef4f2"
      />
      <path
        d="M770 165L806 162 818 240 806 272 782 212ZM850 158L914 142 922 224 906 262 880 220 864 250 872 206ZM960 128L990 127 998 262 982 226 956 300 946 262 972 190ZM1040 124L1110 96 1096 190 1096 250 1072 230 1058 280 1048 196Z"
        fill="#b4c9d0"
      />
      <path
        d="M1110 96L1160 150 1210 168 1232 204 1212 262 1190 206 1168 282 1144 216 1140 270 1096 190Z"
        fill="#8da8b0"
      />
      <path d="M1160 150L1210 168 1232 204 1212 262 1190 206Z" fill="#b9cdd3" />
      <path
        d="M794 232L802 250 788 244ZM928 232L936 256 924 246ZM1016 238L1022 258 1010 252ZM1086 226L1090 240 1080 236Z"
        fill="#22443a"
      />
      <path
        d="M-800 600V586L-200 578L20 566L160 552L300 574L470 580L640 590L860 576L1040 586L1220 566L1400 580L1600 566L2240 584V600Z"
        fill="#0a1610"
      />
      <g fill="#0a1610">{firs.map(([x, y, size]) => pine(x, y, size))}</g>
      <path d={route} className={styles.route} strokeOpacity=".28" />
      <path d={route} className={styles.route} clipPath="url(#camp-walked)" />
      {camps.map(([x, y, size], index) => (
        <Tent key={x} id="camp" x={x} y={y} size={size} ledge={ledges[index] ?? ''} lamp={styles.lamp} />
      ))}
      {camps.map(([x, y, size], index) => (
        <CampMark key={x} x={x} y={y - 46 * size - 22} number={index + 1} className={styles.mark} />
      ))}
      <path d="M1112 98V34" stroke="#f1f6f3" strokeWidth="4" strokeLinecap="round" />
      <path d="M1114 34H1166L1152 49L1166 64H1114Z" fill="var(--brand)" className={styles.flag} />
      <g className={styles.climber}>
        <Climber />
      </g>
    </svg>
  );
}
