import { useId } from 'react';
import styles from './Meadow.module.scss';

/** A rabbit on a meadow: the placeholder of a video. At night in the dark theme. */
export function Meadow() {
  const sky = useId();
  return (
    <svg
      viewBox="0 0 1200 675"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.root}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop stopColor="var(--high)" />
        <stop offset=".7" stopColor="var(--low)" />
      </linearGradient>
      <rect width="1200" height="675" fill={`url(#${sky})`} />
      <circle cx="300" cy="150" r="130" fill="var(--disc)" fillOpacity=".18" />
      <circle cx="300" cy="150" r="76" fill="var(--disc)" />
      <path d="M0 420C220 320 420 420 640 380S1040 300 1200 360V675H0Z" fill="var(--far)" />
      <path d="M0 520C280 440 520 540 800 490S1100 470 1200 500V675H0Z" fill="var(--near)" />
      <ellipse cx="920" cy="586" rx="170" ry="22" fill="var(--foot-bg)" fillOpacity=".28" />
      <g stroke="var(--foot-bg)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M860 250C820 190 812 110 836 84 866 70 890 150 896 232ZM928 232C934 150 964 76 992 92 1012 122 998 194 962 250Z"
          fill="var(--fur)"
        />
        <path
          d="M852 220C838 170 836 122 842 104M972 222C984 176 988 136 982 112"
          stroke="var(--clay)"
          strokeWidth="10"
          fill="none"
        />
        <path d="M780 560C770 450 840 400 912 400S1056 450 1044 560C1030 604 794 604 780 560Z" fill="var(--fur)" />
        <ellipse cx="912" cy="318" rx="104" ry="96" fill="var(--fur)" />
        <path d="M806 392C860 428 964 428 1018 392L1026 424C960 462 866 462 798 424Z" fill="var(--clay)" />
        <path d="M850 442L838 520 884 524 886 450Z" fill="var(--clay)" />
        <path
          d="M912 336L900 352H924ZM912 352V366M912 366C904 380 888 380 884 368M912 366C920 380 936 380 940 368"
          fill="var(--clay)"
        />
      </g>
      <path
        d="M1000 250C1030 330 1012 388 960 410 1010 430 1044 500 1030 560 1000 590 960 590 930 590 990 540 1000 470 960 424 990 380 1004 320 1000 250Z"
        fill="var(--foot-bg)"
        fillOpacity=".1"
      />
      <circle cx="874" cy="308" r="11" fill="var(--foot-bg)" />
      <circle cx="950" cy="308" r="11" fill="var(--foot-bg)" />
      <g fill="var(--sun)">
        <circle cx="700" cy="590" r="9" />
        <circle cx="640" cy="620" r="9" />
        <circle cx="1120" cy="590" r="9" />
        <circle cx="1080" cy="630" r="9" />
      </g>
    </svg>
  );
}
