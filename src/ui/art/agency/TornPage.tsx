import styles from './TornPage.module.scss';

/** The words of the sample shop in the pictures. */
export interface PageWords {
  brand: string;
  links: readonly string[];
  title: readonly string[];
  text: string;
  action: string;
  goods: readonly string[];
  note: string;
}

interface TornPageProps {
  /** Share of the page that is shown as a wireframe, 0 to 100. */
  share: number;
  words: PageWords;
  /** Names of the two sides, in the window's bar. */
  draft: string;
  done: string;
}

const cards = [56, 430, 804] as const;
const bags = ['#3b1a0c', '#c8703f', '#f5c35b'] as const;

/** The wireframe: boxes, bars, a handwritten note. */
function Wireframe({ words }: { words: PageWords }) {
  return (
    <>
      <path d="M0 48H1200V720H0Z" fill="#f5f8f6" />
      <path
        d="M620 76H706M740 76H826M860 76H946M1016 64H1144V104H1016ZM640 140H1144V476H640ZM640 140L1144 476M1144 140L640 476"
        fill="none"
        stroke="#7f9186"
        strokeWidth="2.5"
      />
      <g className={styles.start}>
        <g fill="none" stroke="#7f9186" strokeWidth="2.5">
          <path d="M56 68H200V100H56ZM56 404H296V460H56Z" />
          {cards.map((x) => (
            <path key={x} d={`M${x} 520H${x + 340}V740H${x}ZM${x} 520L${x + 340} 740M${x + 340} 520L${x} 740`} />
          ))}
        </g>
        <g fill="#c3cfc7">
          <path d="M56 170H520V214H56ZM56 236H400V280H56ZM56 316H500V328H56ZM56 340H440V352H56ZM56 364H300V376H56Z" />
          <path d="M112 426H240V438H112Z" />
        </g>
        <path d="M44 484C120 500 240 498 312 478" fill="none" stroke="#0b63b5" strokeWidth="3" strokeLinecap="round" />
      </g>
      <path
        d="M706 238C760 196 840 190 900 216M900 216L882 196M900 216L874 224"
        fill="none"
        stroke="#0b63b5"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="660" y="272" fontSize="24" fontWeight="600" fill="#0b63b5" transform="rotate(-4 660 272)">
        {words.note}
      </text>
    </>
  );
}

/** The finished page: a coffee roaster's. */
function Finished({ words }: { words: PageWords }) {
  return (
    <>
      <path d="M0 48H1200V720H0Z" fill="#f5efe2" />
      <path d="M560 48H1200V500H560C640 420 520 300 600 210C640 160 560 110 560 48Z" fill="#c8703f" />
      <circle cx="1030" cy="190" r="74" fill="#f5c35b" className={styles.cup} />
      <path d="M556 380C680 350 760 400 880 372S1080 350 1200 376V500H572C600 460 596 420 556 380Z" fill="#0b63b5" />
      <path d="M570 430C690 404 770 446 890 424S1090 404 1200 428V500H572C588 476 586 452 570 430Z" fill="#0a4f92" />
      <g className={styles.cup} transform="matrix(.92 0 0 .92 68 -4)">
        <ellipse cx="856" cy="470" rx="200" ry="26" fill="#0d1b14" fillOpacity=".25" />
        <ellipse cx="856" cy="458" rx="190" ry="26" fill="#fff" />
        <path d="M1000 300C1074 290 1080 390 980 396L986 372C1040 366 1036 318 996 324Z" fill="#fff" />
        <path d="M706 268H1006C1006 380 970 452 856 452S706 380 706 268Z" fill="#fff" />
        <path d="M940 268H1006C1006 380 970 452 856 452C930 430 948 360 940 268Z" fill="#dcebf8" />
        <ellipse cx="856" cy="268" rx="150" ry="30" fill="#ece2cf" />
        <ellipse cx="856" cy="272" rx="132" ry="22" fill="#3b1a0c" />
        <path d="M790 270C820 258 846 282 872 268S920 264 926 270" fill="none" stroke="#c8703f" strokeWidth="5" />
        <path
          d="M800 220C784 196 816 180 800 150M858 214C842 186 876 170 858 132M916 220C900 196 932 180 916 150"
          fill="none"
          stroke="#fff"
          strokeWidth="9"
          strokeLinecap="round"
          strokeOpacity=".75"
        />
      </g>
      <g fill="#3b1a0c" className={styles.start}>
        <text x="56" y="98" fontSize="30" fontWeight="800" letterSpacing="-.03em">
          {words.brand}
        </text>
        <text x="56" y="232" className={styles.title} fontWeight="800">
          {words.title[0]}
        </text>
        <text x="56" y="314" className={styles.title} fontWeight="800">
          {words.title[1]}
        </text>
        <text x="58" y="366" fontSize="23" fontWeight="500" className={styles.wide}>
          {words.text}
        </text>
      </g>
      <g fontSize="20" fontWeight="600" fill="#fff" className={styles.wide}>
        {words.links.map((link, index) => (
          <text key={link} x={650 + index * 190} y="92">
            {link}
          </text>
        ))}
      </g>
      <g className={styles.start}>
        <path
          d="M72 404H300A16 16 0 0 1 316 420V444A16 16 0 0 1 300 460H72A16 16 0 0 1 56 444V420A16 16 0 0 1 72 404Z"
          fill="#09b850"
        />
        <text x="186" y="440" fontSize="22" fontWeight="700" textAnchor="middle" fill="#06140c">
          {words.action}
        </text>
        {cards.map((x, index) => (
          <g key={x} transform={`translate(${x} 520)`}>
            <path d="M20 0H320A20 20 0 0 1 340 20V220H0V20A20 20 0 0 1 20 0Z" fill="#ece2cf" />
            <path d="M30 64L40 40H118L128 64V220H30Z" fill={bags[index]} />
            <path d="M40 40H118L122 50H36Z" fill="#0d1b14" fillOpacity=".25" />
            <circle cx="79" cy="124" r="28" fill="#f5efe2" />
            <path
              d="M66 130C72 116 88 132 92 116"
              fill="none"
              stroke={bags[index]}
              strokeWidth="5"
              strokeLinecap="round"
            />
            {words.goods[index]?.split(', ').map((part, line) => (
              <text
                key={part}
                x="152"
                y={96 + line * 34}
                fontSize="24"
                fontWeight={line ? 500 : 700}
                fill="#3b1a0c"
                className={index ? undefined : styles.wide}
              >
                {part}
              </text>
            ))}
            <path d="M152 158H270" stroke="#b9a68a" strokeWidth="8" strokeLinecap="round" className={styles.wide} />
          </g>
        ))}
      </g>
    </>
  );
}

/** A browser window split along a bolt: wireframe left, finished page right. 1200 × 720 units; decorative. */
export function TornPage({ share, words, draft, done }: TornPageProps) {
  const x = share * 12;
  const left = `M-60 -30H${x + 64}L${x - 74} 408L${x - 24} 404L${x - 100} 750H-60Z`;
  const right = `M1260 -30H${x + 136}L${x + 26} 320L${x + 82} 316L${x - 100} 750H1260Z`;
  return (
    <svg viewBox="0 0 1200 720" aria-hidden="true" focusable="false">
      <clipPath id="torn-window">
        <path d="M20 0H1180A20 20 0 0 1 1200 20V720H0V20A20 20 0 0 1 20 0Z" />
      </clipPath>
      <clipPath id="torn-left">
        <path d={left} />
      </clipPath>
      <clipPath id="torn-right">
        <path d={right} />
      </clipPath>
      <g clipPath="url(#torn-window)">
        <g clipPath="url(#torn-left)">
          <Wireframe words={words} />
          <path d="M0 0H1200V48H0Z" fill="#dfe9e2" />
          <text x="112" y="32" fontSize="20" fontWeight="600" fill="#2f4038" className={styles.start}>
            {draft}
          </text>
        </g>
        <g clipPath="url(#torn-right)">
          <Finished words={words} />
          <path d="M0 0H1200V48H0Z" fill="#1e2b25" />
          <text x="1164" y="32" fontSize="20" fontWeight="600" textAnchor="end" fill="#ffd60a" className={styles.end}>
            {done}
          </text>
        </g>
        <g fill="#7f9186" className={styles.start}>
          <circle cx="34" cy="24" r="7" />
          <circle cx="58" cy="24" r="7" />
          <circle cx="82" cy="24" r="7" />
        </g>
      </g>
      <path
        d={`M${x + 64} -30H${x + 136}L${x + 26} 320L${x + 82} 316L${x - 100} 750L${x - 24} 404L${x - 74} 408Z`}
        fill="var(--brand)"
        stroke="#08110d"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <g transform={`translate(${x} 356)`}>
        <circle r="38" fill="#fff" stroke="#08110d" strokeWidth="6" />
        <path
          d="M-8 -12L-20 0L-8 12M8 -12L20 0L8 12"
          fill="none"
          stroke="#08110d"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
