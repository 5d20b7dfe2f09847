import styles from './WindowScene.module.scss';

/** The side away from the light. */
const shade = { fill: '#0d1b14', fillOpacity: 0.16 } as const;

/** Objects beside each number; they stand at y = 168, on the sill. */
const sills = {
  years: (
    <>
      <path
        d="M60 136V108M60 118C44 118 38 104 42 92C56 94 60 106 60 118ZM60 112C76 112 84 98 80 84C64 88 60 100 60 112Z"
        className={styles.leaf}
      />
      <path d="M40 140H80L75 168H45Z" fill="#b9662f" />
      <path d="M36 132H84V142H36Z" fill="#c7743f" />
      <path d="M70 132H84V142H79L75 168H66ZM40 142H80V145H40Z" {...shade} />
    </>
  ),
  sectors: (
    <>
      <path d="M28 168V128H42V168Z" fill="#2f5a48" />
      <path d="M42 168V116H54V168Z" fill="#c7743f" />
      <path d="M54 168V134H68V168Z" fill="#46648a" />
      <path d="M74 168L85 124L97 127L86 168Z" fill="#22352c" />
      <path d="M28 136H42V140H28ZM42 124H54V128H42ZM42 156H54V160H42ZM54 142H68V146H54Z" fill="#fff" fillOpacity=".6" />
      <path d="M37 168V128H42V168ZM50 168V116H54V168ZM64 168V134H68V168ZM82 168L93 126L97 127L86 168Z" {...shade} />
    </>
  ),
  products: (
    <>
      <path d="M60 154H72V164H82V168H50V164H60Z" fill="#7f9186" />
      <path d="M34 119H98V157H34Z" fill="#22352c" />
      <path d="M38 123H94V153H38Z" fill="#fff" />
      <path d="M43 146L54 137L63 143L87 129" className={styles.trace} />
      <path d="M43 128H57V131H43Z" fill="#9db3a6" />
    </>
  ),
  customers: (
    <g transform="translate(9 16.8) scale(.9)">
      <path d="M84 164C108 172 110 142 96 138" fill="none" stroke="#22352c" strokeWidth="6" strokeLinecap="round" />
      <path d="M38 168C30 146 40 132 48 128L46 106L57 115H69L80 106L78 128C88 134 96 150 88 168Z" fill="#22352c" />
      <path d="M48 130C56 136 70 136 78 130L79 135C70 142 56 142 47 135Z" fill="#09b850" />
    </g>
  ),
};

/** A lit window, 240 × 200: frame, blind and sill. */
export function WindowScene({ name }: { name: keyof typeof sills }) {
  return (
    <svg className={styles.root} viewBox="0 0 240 200" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M12 8H228V176H12Z" className={styles.frame} />
      <path d="M20 16H220V168H20Z" className={styles.light} />
      <path d="M20 16H220V40H20Z" className={styles.blind} />
      <path d="M20 24H220M20 32H220" className={styles.slat} />
      <g transform="translate(78 -50.4) scale(1.3)">{sills[name]}</g>
      <path d="M4 176H236V190H4Z" className={styles.sill} />
    </svg>
  );
}
