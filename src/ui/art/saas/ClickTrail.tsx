import styles from './ClickTrail.module.scss';

interface ClickTrailProps {
  title: string;
  /** mouse: the pointer's path through the menus; line: a typed command. */
  way: 'mouse' | 'line';
  /** The typed text above the line. */
  typed?: string;
}

const clicks = [
  [64, 62], [78, 118], [196, 118], [206, 190], [352, 176], [372, 96], [470, 88], [500, 150],
  [432, 226], [300, 262], [150, 236], [92, 300], [214, 334], [356, 318], [448, 300], [512, 340],
] as const; // prettier-ignore

const trail = clicks
  .slice(1)
  .map(([x, y], index) => {
    const [a, b] = clicks[index] ?? clicks[0];
    const bend = index % 2 === 0 ? 46 : -40;
    return `Q${(a + x) / 2 + bend * 0.6} ${(b + y) / 2 + bend} ${x} ${y}`;
  })
  .join('');

function Menus() {
  return (
    <>
      <path d="M40 50H560V74H40Z" className={styles.bar} />
      <path d="M52 62H84M100 62H132M148 62H188M204 62H230" className={styles.words} />
      <path d="M56 84H236V214H56ZM240 104H392V222H240Z" className={styles.menu} />
      <path
        d="M72 102H170M72 128H210M72 154H150M72 180H196M72 200H160M256 126H350M256 150H330M256 174H362M256 200H320"
        className={styles.words}
      />
      <path
        d="M420 100H540V130H420ZM420 142H540V172H420ZM420 184H540V250H420ZM60 244H390V360H60ZM410 290H540V356H410Z"
        className={styles.menu}
      />
      <path
        d="M78 268H240M78 292H300M78 316H190M78 340H270M434 116H500M434 158H520M430 320H510"
        className={styles.words}
      />
    </>
  );
}

/** Two ways to an invoice: sixteen clicks through menus, or one typed line. */
export function ClickTrail({ title, way, typed = '' }: ClickTrailProps) {
  const [, customer, sum] = typed.split(' ');
  return (
    <svg className={styles.root} viewBox="22 18 556 364" role="img" aria-label={title}>
      <rect x="24" y="20" width="552" height="360" rx="16" className={styles.window} />
      <circle cx="46" cy="36" r="5" className={styles.dot} />
      <circle cx="62" cy="36" r="5" className={styles.dot} />
      <circle cx="78" cy="36" r="5" className={styles.dot} />
      {way === 'mouse' ? (
        <>
          <Menus />
          <path d={`M64 62${trail}`} className={styles.trail} />
          {clicks.map(([x, y], index) => (
            <g key={index} transform={`translate(${x} ${y})`} className={styles.click}>
              <circle />
              <text>{index + 1}</text>
            </g>
          ))}
        </>
      ) : (
        <>
          <text x="300" y="106" className={styles.typed}>
            {typed}
          </text>
          <path d="M300 128V158" className={styles.straight} />
          <path d="M300 178L286 158H314Z" className={styles.from} />
          <path d="M198 200H420V366H198Z" className={styles.shadow} />
          <path
            d="M190 190H410V362L388 374 366 362 344 374 322 362 300 374 278 362 256 374 234 362 212 374 190 362Z"
            className={styles.slip}
          />
          <path d="M212 254H330M212 278H300M372 254H388M364 278H388M212 302H388" className={styles.words} />
          <text x="212" y="226" className={styles.detail}>
            {customer}
          </text>
          <text x="388" y="340" className={styles.detail} data-end="">
            {sum}
          </text>
        </>
      )}
    </svg>
  );
}
