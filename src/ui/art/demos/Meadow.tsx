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
      <radialGradient id={`${sky}h`}>
        <stop offset=".4" stopColor="var(--disc)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--disc)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={`${sky}d`} cx=".36" cy=".34" r=".7">
        <stop offset=".2" stopColor="var(--disc-light)" />
        <stop offset="1" stopColor="var(--disc)" />
      </radialGradient>
      <circle cx="300" cy="150" r="190" fill={`url(#${sky}h)`} />
      <circle cx="300" cy="150" r="76" fill={`url(#${sky}d)`} />
      <path
        d="M274 116a17 17 0 1 0 .1 0M328 160a13 13 0 1 0 .1 0M284 178a9 9 0 1 0 .1 0M332 108a6 6 0 1 0 .1 0"
        fill="var(--crater)"
      />
      <path d="M0 420C220 320 420 420 640 380S1040 300 1200 360V675H0Z" fill="var(--far)" />
      <path d="M0 520C280 440 520 540 800 490S1100 470 1200 500V675H0Z" fill="var(--near)" />
      <path d="M0 606C260 560 520 622 800 596S1080 588 1200 604V675H0Z" fill="var(--foot-bg)" fillOpacity=".12" />
      <ellipse cx="938" cy="592" rx="196" ry="18" fill="var(--foot-bg)" fillOpacity=".26" />
      {/* Faces the light from the upper left; the far ear and the back lie in the shade. */}
      <path d="M858 268C858 200 884 118 920 100 944 124 930 210 898 276Z" fill="var(--fur-shade)" />
      <circle cx="1098" cy="540" r="38" fill="var(--fur)" />
      <path d="M1112 505A38 38 0 0 1 1074 569C1104 562 1118 536 1112 505Z" fill="var(--fur-shade)" />
      <path
        d="M800 592C792 540 790 470 812 420 832 376 884 366 930 380 1020 404 1090 470 1088 546 1087 570 1078 584 1060 592Z"
        fill="var(--fur)"
      />
      <path
        d="M930 380C1020 404 1090 470 1088 546 1087 570 1078 584 1060 592H1010C1052 540 1030 440 930 380Z"
        fill="var(--fur-shade)"
      />
      <path d="M926 592C896 534 930 466 990 468 1044 470 1072 530 1050 592Z" fill="var(--fur-shade)" />
      <path d="M916 592C892 536 922 474 978 474 1024 474 1050 530 1030 592Z" fill="var(--fur)" />
      <path d="M880 592C880 574 900 566 930 566H1010C1034 566 1044 580 1040 592Z" fill="var(--fur)" />
      <path
        d="M880 592C880 586 882 581 886 577 930 588 990 588 1042 580 1043 584 1042 588 1040 592Z"
        fill="var(--fur-shade)"
      />
      <path d="M842 470C862 510 862 548 852 592H884C896 548 892 500 880 460Z" fill="var(--fur-shade)" />
      <path
        d="M808 450C800 500 806 540 804 570 790 572 780 580 780 592H848C856 548 856 500 850 456Z"
        fill="var(--fur)"
      />
      <path
        d="M736 344C732 318 748 298 776 278 804 252 852 248 884 274 918 302 918 356 888 384 856 412 792 404 762 386 744 376 738 362 736 344Z"
        fill="var(--fur)"
      />
      <path
        d="M884 274C918 302 918 356 888 384 856 412 792 404 762 386 820 396 884 372 884 274Z"
        fill="var(--fur-shade)"
      />
      <path d="M842 272C812 196 812 108 840 78 878 100 892 190 880 284Z" fill="var(--fur)" />
      <path d="M850 262C832 200 830 136 844 108 866 134 876 200 868 268Z" fill="var(--clay)" fillOpacity=".5" />
      <path d="M734 338C734 328 742 324 752 326 752 336 744 344 736 346Z" fill="var(--clay)" />
      <path
        d="M738 352C748 362 760 364 772 360"
        stroke="var(--fur-shade)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <ellipse cx="802" cy="318" rx="10" ry="12" fill="var(--foot-bg)" />
      <circle cx="798" cy="313" r="3.5" fill="var(--paper)" />
      <path d="M790 394C826 410 874 402 904 370L926 394C892 436 838 446 794 430Z" fill="var(--clay)" />
      <path
        d="M904 370L926 394C892 436 838 446 794 430L793 420C838 428 888 412 904 370Z"
        fill="var(--foot-bg)"
        fillOpacity=".18"
      />
      <path d="M838 428L822 520 856 526 878 424Z" fill="var(--clay)" />
      <path d="M878 424L856 526 842 523 856 430Z" fill="var(--foot-bg)" fillOpacity=".18" />
      <g fill="var(--sun)">
        <circle cx="700" cy="590" r="9" />
        <circle cx="640" cy="620" r="9" />
        <circle cx="1120" cy="590" r="9" />
        <circle cx="1080" cy="630" r="9" />
      </g>
    </svg>
  );
}
