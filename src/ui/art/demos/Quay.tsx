import { useId } from 'react';
import styles from './Quay.module.scss';

const stones = [20, 130, 260, 360, 490, 600];
const rope = 'M580 122C600 134 626 134 648 122S800 226 1000 120';

/** A quay with a bollard, and a bow moored to it. By night in the dark theme. */
export function Quay() {
  const id = useId();
  return (
    <svg viewBox="0 0 1440 300" width="1440" height="300" className={styles.root} aria-hidden="true" focusable="false">
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-deep)" />
      </linearGradient>
      <linearGradient id={`${id}h`} x2="0" y2="1">
        <stop stopColor="var(--hull-light)" />
        <stop offset=".7" stopColor="var(--hull)" />
      </linearGradient>
      <rect y="200" width="1440" height="100" fill={`url(#${id}s)`} />
      <path
        d="M720 222h90M850 222h40M940 232h120M760 246h60M860 252h130M1020 262h70M730 272h110M880 280h60M980 286h140M1180 276h120M1330 284h90"
        stroke="var(--glint)"
        strokeOpacity=".4"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M0 150H700V300H0Z" fill="var(--stone)" />
      <path d="M0 252H700V300H0Z" fill="var(--stone-shade)" />
      {stones.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${index % 2 ? 212 : 172}v40M0 212H700M0 254H700M${x + 60} 212v42M${x + 14} 254v46`}
          stroke="var(--joint)"
          strokeOpacity=".5"
          strokeWidth="2"
        />
      ))}
      <path d="M0 148H712V172H0Z" fill="var(--stone-light)" />
      <path d="M0 172H712V180H0Z" fill="#000" fillOpacity=".22" />
      <path d="M684 172H712V176H700V300H684Z" fill="#000" fillOpacity=".16" />
      <ellipse cx="630" cy="152" rx="66" ry="8" fill="#000" fillOpacity=".28" />
      <path d="M586 150V96H640V150Z" fill="var(--iron)" />
      <path d="M590 150V96H604V150Z" fill="var(--iron-light)" />
      <path d="M572 96A40 16 0 0 1 654 96 40 16 0 0 1 572 96Z" fill="var(--iron)" />
      <path d="M580 92A40 12 0 0 1 640 88 46 8 0 0 0 580 92Z" fill="var(--iron-light)" />
      <path d={rope} fill="none" stroke="var(--rope-shade)" strokeWidth="15" strokeLinecap="round" />
      <path
        d={rope}
        fill="none"
        stroke="var(--rope)"
        strokeWidth="10"
        strokeLinecap="round"
        transform="translate(0 -2)"
      />
      <path
        d={rope}
        fill="none"
        stroke="var(--rope-shade)"
        strokeWidth="10"
        strokeDasharray="2.5 9"
        transform="translate(0 -2)"
      />
      <path d="M982 92C1120 116 1300 116 1440 104V246H1080C1040 208 1004 150 982 92Z" fill={`url(#${id}h)`} />
      <path d="M982 92C1120 116 1300 116 1440 104V112C1300 124 1122 124 987 102Z" fill="var(--rail)" />
      <path
        d="M1008 140C1130 160 1300 160 1440 150M1034 184C1150 200 1300 200 1440 194"
        fill="none"
        stroke="#000"
        strokeOpacity=".18"
        strokeWidth="2"
      />
      <path d="M990 112C1122 136 1300 136 1440 126" fill="none" stroke="var(--brand)" strokeWidth="6" />
      <path d="M1068 234H1440V262H1096Z" fill="var(--keel)" />
      <path d="M1080 250Q1260 262 1440 250V268H1100Z" fill="var(--sea)" fillOpacity=".8" />
      <circle cx="1000" cy="120" r="9" fill="var(--rope-shade)" />
      <circle cx="1000" cy="120" r="5" fill="var(--hull)" />
      <path d="M1227 110V10H1233V110Z" fill="var(--rail)" />
      <path d="M1230 14L1440 66M1230 14L1000 96" stroke="var(--iron-light)" strokeWidth="2" fill="none" />
      <path d="M1232 10L1276 20 1232 33Z" fill="var(--clay)" />
    </svg>
  );
}
