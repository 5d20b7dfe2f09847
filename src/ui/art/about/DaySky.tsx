import styles from './DaySky.module.scss';

const cloud =
  'M44 92C26 92 20 76 27 66C33 56 46 54 53 58C58 34 92 28 105 50C120 40 143 52 138 70C152 74 150 92 134 92Z';
/** The lower edge of the cloud, away from the light. */
const cloudShade = 'M26 68C48 84 104 86 139 71C151 76 149 92 134 92H44C27 92 20 78 26 68Z';

/** Fog, showers, wind that carries sheets of paper, sun behind a cloud, sun and a flag. */
const weathers = [
  <g key="fog" strokeLinecap="round">
    <circle cx="172" cy="46" r="22" className={styles.halo} />
    <g className={styles.mist} strokeWidth="13" strokeOpacity=".75">
      <path d="M-10 72H92M124 72H170M40 94H250M-10 116H140" />
    </g>
    <path d="M150 60H250M-10 50H58M176 116H214" className={styles.mist} strokeWidth="9" strokeOpacity=".5" />
  </g>,
  <g key="rain" transform="translate(34 -14)">
    <path
      d="M46 100L38 124M68 100L57 134M92 100L84 124M114 100L103 134M134 100L126 124"
      stroke="#1f66a8"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d={cloud} fill="#8295a0" />
    <path d={cloudShade} fill="#566b77" />
    <path d="M60 60C66 46 82 42 94 50" fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="5" />
  </g>,
  <g key="wind" strokeLinejoin="round">
    <g className={styles.mist} fill="none" strokeWidth="6" strokeLinecap="round">
      <path d="M-8 62H132C154 62 154 32 134 32C122 32 120 46 130 50M-8 84H176C202 84 200 116 180 112M40 40H96" />
    </g>
    <g fill="#fffdf6">
      <path d="M56 14L90 8L97 44L62 50ZM160 44L190 56L178 90L147 78ZM204 14L230 22L221 50L195 42Z" />
    </g>
    <path d="M62 50L97 44L95 34ZM147 78L178 90L182 79ZM195 42L221 50L224 42Z" fill="#06140c" fillOpacity=".12" />
    <path
      d="M65 20L84 17M67 30L82 27M167 56L181 62M163 66L175 71M209 24L220 27M206 33L215 36"
      fill="none"
      stroke="#0b63b5"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </g>,
  <g key="between">
    <circle cx="142" cy="46" r="40" className={styles.halo} />
    <circle cx="142" cy="46" r="27" fill="#f4b73b" />
    <path d="M124 32A25 25 0 0 1 142 24" fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="4" />
    <g transform="translate(16 4)">
      <path d={cloud} fill="var(--white)" />
      <path d={cloudShade} fill="#bdd3df" />
    </g>
  </g>,
  <g key="sun">
    <circle cx="104" cy="54" r="62" className={styles.halo} />
    <circle cx="104" cy="54" r="45" className={styles.halo} />
    <circle cx="104" cy="54" r="31" fill="#f4b73b" />
    <path d="M83 38A29 29 0 0 1 104 29" fill="none" stroke="#fff" strokeOpacity=".75" strokeWidth="4.5" />
    <path d="M190 46V112" stroke="#0d1b14" strokeWidth="4" strokeLinecap="round" />
    <path d="M191 47C202 40 210 54 224 47V71C210 78 202 64 191 71Z" fill="#09b850" />
    <path d="M206 47.5C212 50 217 51 224 47V71C217 75 212 74 206 70Z" fill="#06140c" fillOpacity=".18" />
  </g>,
];

/** The weather of a weekday over hills, 240 × 140; 0 is Monday. */
export function DaySky({ day }: { day: number }) {
  return (
    <svg
      className={styles.root}
      data-day={day}
      viewBox="0 0 240 140"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0H240V140H0Z" fill="var(--sky)" />
      {/* Only the fog is in front of the hills. */}
      {day > 0 && weathers[day]}
      <path d="M0 108C50 92 92 96 130 110S206 118 240 108V140H0Z" fill="var(--behind)" />
      <path d="M0 126C60 134 104 112 156 116S216 122 240 126V140H0Z" fill="var(--front)" />
      {day === 0 && weathers[day]}
    </svg>
  );
}
