import styles from './WeekDoor.module.scss';

interface WeekDoorProps {
  title: string;
  state: 'open' | 'ajar' | 'shut';
}

/** The door leaf: x of its free edge, and how far perspective extends that edge upwards and downwards. */
const leaves = {
  open: { edge: 34, rise: 42 },
  ajar: { edge: 248, rise: 36 },
  shut: { edge: 316, rise: 0 },
} as const;

const [hinge, top, bottom] = [140, 80, 412];

/** A shoe, 64 × 34, its toe to the right. */
function Shoe({ at }: { at: readonly [x: number, y: number] }) {
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <ellipse cx="32" cy="34" rx="34" ry="4" className={styles.shadow} />
      <path d="M4 27C2 17 3 8 7 3C11 6 17 6 21 3C25 10 32 15 42 17C54 19 61 21 62 27Z" className={styles.shoe} />
      <path d="M4 27C2 17 3 8 7 3L11 5C14 12 14 20 12 27Z" className={styles.heel} />
      <path d="M23 10L30 6M28 14L35 10M34 16.5L41 12.5" className={styles.lace} />
      <path
        d="M2 26H46C47 22 50 18.5 52 19C58 20.5 61.5 22 63 26C63.5 31 61 34 56 34H8C4 34 2 31 2 26Z"
        className={styles.sole}
      />
    </g>
  );
}

/** Wall and floor of the hall, with what hangs and stands there. */
function Hall() {
  return (
    <>
      <path d="M0 0H420V412H0Z" className={styles.wall} />
      <path d="M0 282H420V412H0Z" className={styles.wainscot} />
      <path d="M0 282H420M58 300H98V386H58ZM18 300H40V386H18ZM358 300H402V386H358Z" className={styles.moulding} />
      <path d="M0 398H420V412H0Z" className={styles.frame} />
      <path d="M0 412H420V480H0Z" className={styles.floor} />
      <path
        d="M0 432H420M0 456H420M70 412V432M236 412V432M362 412V432M28 432V456M176 432V456M318 432V456"
        className={styles.board}
      />
      {/* A rail with a coat, and a picture. */}
      <path d="M28 128H100" className={styles.rail} />
      <path d="M52 130C52 142 38 142 36 156L30 258H76L70 156C68 142 54 142 54 130" className={styles.coat} />
      <path d="M53 146V258M40 214H47M59 214H66" className={styles.seam} />
      <path d="M352 122H406V190H352Z" className={styles.picture} />
      <path d="M358 128H400V184H358Z" className={styles.sky} />
      <circle cx="379" cy="160" r="10" className={styles.sun} />
      <path d="M358 164C368 158 376 168 386 164S396 160 400 164V184H358Z" className={styles.hill} />
    </>
  );
}

/** The lit room behind the door. */
function Room() {
  return (
    <>
      <path d="M140 80H316V412H140Z" className={styles.room} />
      <path d="M140 366H316V412H140Z" className={styles.roomFloor} />
      <path d="M216 132H292V218H216Z" className={styles.sky} />
      <circle cx="272" cy="172" r="13" className={styles.sun} />
      <path d="M216 196C232 184 246 198 262 190S284 184 292 190V218H216Z" className={styles.hill} />
      <path d="M216 132H292V218H216ZM254 132V218M216 175H292" className={styles.window} />
      <path d="M184 80V150" className={styles.cord} />
      <path d="M174 150H194L206 176H162Z" className={styles.lamp} />
      {/* Desk with a screen and a plant. */}
      <path d="M170 380V312M286 380V312" className={styles.leg} />
      <path d="M158 304H298V314H158Z" className={styles.desk} />
      <path d="M232 264H282V296H232ZM252 296H262V304H252Z" className={styles.screen} />
      <path d="M240 274H268M240 282H258" className={styles.lace} />
      <path
        d="M190 286C176 280 174 264 178 254C190 258 196 270 194 286C196 272 202 266 212 264C212 276 206 284 194 288Z"
        className={styles.plant}
      />
      <path d="M182 286H204L200 304H186Z" className={styles.pot} />
      {/* Depth of the wall. */}
      <path d="M316 80L300 94V404L316 412ZM140 80H316L300 94H140Z" className={styles.jamb} />
    </>
  );
}

/** A door in its frame, a lit room behind it, a mat and a pair of shoes in front of it. */
export function WeekDoor({ title, state }: WeekDoorProps) {
  const { edge, rise } = leaves[state];
  /** A point of the leaf, from its hinge and its upper edge, 0 to 1. */
  const point = (across: number, down: number) => {
    const height = bottom - top + 2 * rise * across;
    return `${Math.round(hinge + (edge - hinge) * across)} ${Math.round(top - rise * across + height * down)}`;
  };
  const area = (left: number, upper: number, right: number, lower: number) =>
    `M${point(left, upper)}L${point(right, upper)}L${point(right, lower)}L${point(left, lower)}Z`;
  const thickness = edge < hinge ? -8 : 8;
  return (
    <svg viewBox="0 0 420 480" role="img" aria-label={title} className={styles.root}>
      <Hall />
      <path d="M116 56H340V412H116Z" className={styles.frame} />
      <path d="M123 412V63H333V412" className={styles.moulding} />
      <Room />
      {state !== 'shut' && <path d="M140 412H316L372 480H104Z" className={styles.glow} />}
      <path d="M152 438H306L318 464H140Z" className={styles.mat} />
      <path d="M166 444H293L300 458H158Z" className={styles.rim} />
      {state !== 'shut' && (
        <path d={`M${point(1, 0)}l${thickness} 5V${bottom + rise - 5}L${point(1, 1)}Z`} className={styles.edge} />
      )}
      <path d={area(0, 0, 1, 1)} className={styles.leaf} />
      <path
        d={[area(0.16, 0.07, 0.84, 0.3), area(0.16, 0.37, 0.84, 0.6), area(0.16, 0.67, 0.84, 0.93)].join('')}
        className={styles.panel}
      />
      <path d={`M${point(0.92, 0.48)}L${point(0.92, 0.56)}`} className={styles.plate} />
      <path d={`M${point(0.92, 0.5)}L${point(0.8, 0.5)}`} className={styles.handle} />
      <Shoe at={[326, 424]} />
      <Shoe at={[346, 438]} />
    </svg>
  );
}
