import { useId } from 'react';
import styles from './Meadow.module.scss';

/** Position and size. */
const flowers = [
  [620, 618, 0.6],
  [672, 590, 0.9],
  [738, 608, 0.7],
  [1112, 586, 0.85],
  [1162, 614, 0.65],
] as const;

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
      <linearGradient id={`${sky}n`} x2=".3" y2="1">
        <stop stopColor="var(--near-lit)" />
        <stop offset=".8" stopColor="var(--near)" />
      </linearGradient>
      <path d="M0 380C180 330 330 372 520 330S900 300 1200 330V675H0Z" fill="var(--far)" fillOpacity=".55" />
      <path d="M0 430C220 330 420 430 640 390S1040 310 1200 370V675H0Z" fill="var(--far)" />
      {/* Trees on the hill, lit from the left. */}
      <path d="M96 402V360M160 388V352M560 412V372M1148 366V318" stroke="var(--trunk)" strokeWidth="9" />
      <path
        d="M96 290C124 290 136 318 132 342 128 366 64 366 60 342 56 318 68 290 96 290ZM160 306C182 306 190 326 188 344 186 362 134 362 132 344 130 326 138 306 160 306ZM560 310C586 310 598 334 594 356 590 378 530 378 526 356 522 334 534 310 560 310ZM1148 246C1176 246 1190 276 1186 302 1182 326 1114 326 1110 302 1106 276 1120 246 1148 246Z"
        fill="var(--near)"
      />
      <path
        d="M96 290C124 290 136 318 132 342 130 352 118 358 104 359 122 340 120 306 96 290ZM160 306C182 306 190 326 188 344 187 352 178 357 166 358 180 340 178 318 160 306ZM560 310C586 310 598 334 594 356 592 366 580 371 568 372 584 354 582 324 560 310ZM1148 246C1176 246 1190 276 1186 302 1184 312 1172 318 1158 319 1174 300 1174 262 1148 246Z"
        fill="var(--foot-bg)"
        fillOpacity=".22"
      />
      <path d="M0 520C280 440 520 540 800 490S1100 470 1200 500V675H0Z" fill={`url(#${sky}n)`} />
      <path
        d="M0 520C280 440 520 540 800 490S1100 470 1200 500V512C1100 482 1000 490 800 504S280 456 0 536Z"
        fill="var(--far)"
        fillOpacity=".6"
      />
      <path d="M0 606C260 560 520 622 800 596S1080 588 1200 604V675H0Z" fill="var(--foot-bg)" fillOpacity=".14" />
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
      {/* Grass before its feet, and flowers turned to the light. */}
      <path
        d="M0 675V646L14 662 20 632 36 664 44 640 60 668 84 640 92 668 120 650 132 672 560 668 572 638 584 664 598 628 610 664 628 644 636 670 700 664 712 630 724 660 740 618 752 660 770 636 778 664 800 640 812 668 1020 668 1032 640 1044 664 1060 622 1074 662 1090 640 1100 666 1124 632 1136 664 1160 640 1172 668 1200 644V675Z"
        fill="var(--blade)"
      />
      <path
        d="M668 650Q664 620 672 598M730 660Q742 636 738 616M622 656Q616 640 620 626M1112 650Q1120 622 1112 594M1164 656Q1158 640 1162 622"
        fill="none"
        stroke="var(--blade)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {flowers.map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            d="M0 0C-14-8-14-22 0-26 14-22 14-8 0 0ZM0 0C4-16 18-20 26-9 22 6 8 8 0 0ZM0 0C14 8 16 22 5 28-8 24-12 10 0 0ZM0 0C-8 14-22 16-27 5-24-8-10-10 0 0Z"
            fill="var(--petal)"
          />
          <circle r="8" fill="var(--sun)" />
        </g>
      ))}
      {/* A butterfly before its nose. */}
      <g transform="translate(640 268) rotate(-24)">
        <path d="M0-4C-10-36-44-48-54-30-60-8-34 2 0 2ZM0 4C-22 6-42 16-36 32-28 42-6 28 0 8Z" fill="var(--clay)" />
        <path d="M0-4C7-36 31-48 38-30 42-8 24 2 0 2ZM0 4C15 6 29 16 25 32 20 42 4 28 0 8Z" fill="var(--sun)" />
        <path
          d="M0-8V22M0-10L-9-26M0-10L7-27"
          fill="none"
          stroke="var(--foot-bg)"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
