import styles from './CampMountain.module.scss';
import { CampPaint, Climber, HeightMark, Tent, pine } from './CampParts';

/** The ridge from the valley to the summit; keep in sync with the keyframes `climb`. */
const route =
  'M96 548L190 528L290 448L370 392L430 371L500 352L590 280L680 204L770 165L850 158L960 128L1040 124L1110 96';

/** The camps on the ridge: 6.8 m a unit of height, as the words say. */
const camps = [
  [122, 562, 1],
  [456, 385, 1],
  [796, 179, 1],
  [1044, 134, 0.8],
] as const;

const stars =
  'M92 64h2M214 132h2M338 52h2M452 166h2M508 74h2M586 196h2M716 44h2M842 92h2M934 40h2M1188 74h2M1262 138h2M1334 62h2M1402 190h2M1048 28h2M276 250h2M148 300h2';

interface CampMountainProps {
  /** Of the four camps, from the valley up. */
  heights: readonly string[];
}

/** A mountain at dusk with four camps and a climber on its ridge, who arrives with the scrolling. Decorative. */
export function CampMountain({ heights }: CampMountainProps) {
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
      <circle cx="604" cy="112" r="36" fill="#fdf3dc" />
      <path d="M592 96a8 8 0 1 0 .1 0M616 120a5 5 0 1 0 .1 0M606 132a3 3 0 1 0 .1 0" fill="#e6d9bb" />
      <path
        d="M-800 600V420L0 396L90 350L180 402L290 330L400 396L520 352L660 420L980 330L1180 250L1290 318L1380 276L1500 360L2240 420V600Z"
        fill="#2b4b5c"
      />
      <path
        d="M-800 600V520L0 486L130 440L230 490L360 430L480 500L1160 380L1260 330L1340 400L1440 352L1560 420L2240 500V600Z"
        fill="#1f3a48"
      />
      <g fill="#a8c4cd" fillOpacity=".16">
        <ellipse cx="250" cy="470" rx="330" ry="26" />
        <ellipse cx="1330" cy="400" rx="240" ry="24" />
      </g>
      <path
        d={`M-800 600V590L0 572L${route.slice(1)}L1160 150L1210 168L1270 262L1330 290L1440 390L1620 470L2240 560V600Z`}
        fill="url(#camp-rock)"
      />
      <path
        d="M1110 96L1160 150L1210 168L1270 262L1330 290L1440 390L1620 470L2240 560V600H1120L1096 520L1150 440L1104 360L1140 270L1096 190Z"
        fill="url(#camp-shade)"
      />
      <path
        d="M430 371L500 352L590 280L640 330L606 400L650 470L610 540L520 470L544 410ZM770 165L850 158L960 128L930 220L980 300L900 330L930 420L850 360L870 280Z"
        fill="#5f8f79"
        fillOpacity=".22"
      />
      <path
        d="M1110 96L1040 124L960 128L850 158L770 165L716 190L752 196L786 226L816 196L856 246L890 204L934 258L972 208L1016 268L1050 216L1084 248L1096 190Z"
        fill="#eef4f2"
      />
      <path
        d="M1110 96L1160 150L1210 168L1224 190L1196 236L1176 196L1148 240L1126 204L1140 270L1096 190Z"
        fill="#9fb7bd"
      />
      <path
        d="M1016 150L988 176M940 160L916 196M872 176L852 200M1066 140L1052 176"
        stroke="#c3d3d3"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M330 450L372 500L350 550M520 380L560 440M700 240L744 310L712 372M820 300L866 372M1000 330L960 410L1000 480M640 420L690 500M1180 300L1216 372L1190 430M1290 350L1316 420"
        fill="none"
        stroke="#10231b"
        strokeOpacity=".45"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="#142a20">
        {pine(20, 574, 1.1)}
        {pine(52, 568, 0.8)}
        {pine(164, 560, 1)}
        {pine(214, 560, 1.3)}
        {pine(262, 548, 0.9)}
        {pine(310, 560, 1.2)}
      </g>
      <path d={route} className={styles.route} strokeOpacity=".28" />
      <path d={route} className={styles.route} clipPath="url(#camp-walked)" />
      {camps.map(([x, y, size]) => (
        <Tent key={x} id="camp" x={x} y={y} size={size} lamp={styles.lamp} />
      ))}
      {camps.map(([x, y, size], index) => (
        <HeightMark key={x} x={x - 24 * size} y={y - 76 * size} height={heights[index] ?? ''} className={styles.mark} />
      ))}
      <path d="M1112 98V34" stroke="#f1f6f3" strokeWidth="4" strokeLinecap="round" />
      <path d="M1114 34H1166L1152 49L1166 64H1114Z" fill="var(--brand)" className={styles.flag} />
      <g className={styles.climber}>
        <Climber />
      </g>
    </svg>
  );
}
