import styles from './WeekDoor.module.scss';

interface WeekDoorProps {
  title: string;
  state: 'open' | 'ajar' | 'shut';
}

/** The door leaf: x of its free edge, and how far perspective extends that edge upwards and downwards. */
const leaves = {
  open: { edge: 34, rise: 46 },
  ajar: { edge: 300, rise: 18 },
  shut: { edge: 316, rise: 0 },
} as const;

/** A door in its frame, a lit room behind it, a mat with a pair of shoes in front of it. */
export function WeekDoor({ title, state }: WeekDoorProps) {
  const { edge: x, rise } = leaves[state];
  return (
    <svg viewBox="0 0 420 480" role="img" aria-label={title} className={styles.root}>
      <path d="M0 0H420V420H0Z" className={styles.wall} />
      <path d="M0 420H420V480H0Z" className={styles.floor} />
      <path d="M124 64H332V420H124Z" className={styles.frame} />
      <path d="M140 80H316V420H140Z" className={styles.room} />
      <path d="M228 80V170M204 170H252L262 204H194Z" className={styles.lamp} />
      <path d="M176 420V330H282V420M164 330H294" className={styles.desk} />
      <path d="M246 330C240 300 252 282 268 276C270 296 262 316 250 330Z" className={styles.plant} />
      {state !== 'shut' && <path d="M140 420H316L360 480H120Z" className={styles.glow} />}
      <path d={`M140 80L${x} ${80 - rise}V${420 + rise}L140 420Z`} className={styles.leaf} />
      <path
        d={`M${140 + (x - 140) * 0.2} ${110 - rise * 0.2}L${140 + (x - 140) * 0.8} ${110 - rise * 0.8}V${225 + rise * 0.1}L${140 + (x - 140) * 0.2} 225Z`}
        className={styles.panel}
      />
      <path
        d={`M${140 + (x - 140) * 0.2} 255L${140 + (x - 140) * 0.8} ${255 + rise * 0.1}V${390 + rise * 0.8}L${140 + (x - 140) * 0.2} ${390 + rise * 0.2}Z`}
        className={styles.panel}
      />
      <circle cx={140 + (x - 140) * 0.9} cy="240" r="7" className={styles.knob} />
      <path d="M150 446H306L316 466H140Z" className={styles.mat} />
      <path
        d="M60 448C60 436 70 430 78 432L96 440C104 442 108 446 108 452H60ZM74 462C74 450 84 444 92 446L110 454C118 456 122 460 122 466H74Z"
        className={styles.shoe}
      />
    </svg>
  );
}
