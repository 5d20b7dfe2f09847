import type { PersonId } from '@/data/people';
import { lookOf } from '@/data/people';
import { Figure, type Legs, type Pose } from '@/ui/art/people/Figure';
import styles from './Rooftop.module.scss';

/** The people on the roof's edge, from left to right; `Rooftop.module.scss` has their places. */
export const onRoof = {
  deniz: { pose: 'tea', legs: { fall: 'crossed', cloth: 'sand' } },
  zeynep: { pose: 'laptop', legs: { fall: 'down', cloth: 'slate' } },
  omer: { pose: 'wave', legs: { fall: 'apart', cloth: 'denim' } },
  mira: { pose: 'point', legs: { fall: 'down', cloth: 'denim' } },
  selin: { pose: 'rest', legs: { fall: 'crossed', cloth: 'slate' } },
  jonas: { pose: 'tea', legs: { fall: 'apart', cloth: 'denim' } },
  hatice: { pose: 'rest', legs: { fall: 'down', cloth: 'sand' } },
} as const satisfies Partial<Record<PersonId, { pose: Pose; legs: Legs }>>;

export type RoofId = keyof typeof onRoof;

/**
 * One continuous line from the left edge: wind, a cloud, the sun, a gull, a ferry on the bay, and the bolt's lower end.
 */
const sky =
  'M-10 214C60 214 104 196 128 168C144 150 132 128 116 138C100 148 118 172 146 166C182 160 196 126 214 108C206 70 262 52 284 84C298 48 364 50 366 96C404 84 424 134 388 146H258C222 148 206 120 232 106C282 84 396 62 470 92C512 112 530 130 566 130A44 44 0 1 1 567 130C604 130 630 132 650 112C662 100 670 92 684 104C694 84 712 84 724 100C716 84 732 74 750 84C800 112 830 60 872 68C880 26 952 20 962 66C1004 54 1030 104 994 120H878C840 120 832 78 870 70C940 56 1030 72 1092 130C1120 156 1160 160 1182 138H1168L1182 160H1282L1298 138H1262V118H1200V138H1182C1230 100 1300 80 1340 52';

const bricks =
  'M90 470h44m30 0h44M110 486h44M84 502h44m40 0h44M120 518h44M1240 470h44m30 0h44M1290 486h44M1220 502h44m40 0h44M1310 518h44';

/** Solar water heaters, a stairwell with an aerial, tomato plants and a cat. */
function Furniture() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M96 400V286H238V400" className={styles.wall} />
      <path d="M84 286H250V272H84Z" className={styles.cornice} />
      <path d="M150 400V316H198V400" className={styles.door} />
      <circle cx="188" cy="360" r="3.5" className={styles.green} />
      <path d="M116 272V168M98 196H134M104 182H128M116 168L108 156M116 168L124 156" className={styles.line} />
      <path
        d="M206 272V226M190 226H222M190 226A6 6 0 1 1 190 225M222 226A6 6 0 1 1 222 225M206 226V210"
        className={styles.line}
      />
      <path d="M1214 400L1226 330H1330L1342 400" className={styles.wall} />
      <path d="M1208 396L1230 320H1306L1284 396Z" className={styles.panel} />
      <path d="M1233 396L1255 320M1258 396L1280 320M1215 372H1291M1222 346H1298" className={styles.grid} />
      <path d="M1222 320V302A12 12 0 0 1 1234 290H1318A12 12 0 0 1 1330 302V320Z" className={styles.cornice} />
      <path d="M272 400L276 374H304L308 400Z" className={styles.pot} />
      <path
        d="M290 374C290 350 276 344 270 330M290 374C292 346 304 340 310 322M290 360C284 352 276 356 270 352M291 352C298 348 304 352 310 346"
        className={styles.leaf}
      />
      <path d="M270 330q-8-2-8-12q10 0 8 12M310 322q-2-10 8-14q4 10-8 14" className={styles.green} />
      <circle cx="282" cy="358" r="5" fill="#d1462f" />
      <circle cx="303" cy="351" r="5" fill="#d1462f" />
      <path
        d="M1176 400C1168 380 1176 366 1190 366L1190 352L1196 358H1206L1212 352V370C1216 384 1214 394 1212 400ZM1176 398C1160 404 1156 388 1166 384"
        transform="translate(-1041 -128)"
        className={styles.cat}
      />
      <path d="M238 284C400 330 560 316 700 296S1080 320 1226 300" className={styles.wire} />
      {[320, 410, 505, 600, 690, 790, 890, 990, 1090].map((x, i) => (
        <circle key={x} cx={x} cy={[306, 318, 321, 314, 303, 292, 294, 303, 310][i]} r="5" className={styles.bulb} />
      ))}
    </g>
  );
}

/** On phones these sit on the terrace, above the gaps between the others. */
const onTerrace: readonly string[] = ['omer', 'mira', 'jonas'] satisfies RoofId[];

/** The style sheet places each. Those of the terrace come first: the others sit in front of them. */
const People = () =>
  Object.entries(onRoof)
    .sort(([a], [b]) => Number(onTerrace.includes(b)) - Number(onTerrace.includes(a)))
    .map(([id, { pose, legs }]) => (
      <g key={id} data-who={id} className={styles.person}>
        <Figure look={lookOf(id as RoofId)} pose={pose} legs={legs} />
      </g>
    ));

/**
 * The team on its roof, 1440 × 560, under a sky drawn as one continuous line. On phones its parent shows x = 340 to
 * 1100, where the people sit larger in two rows and the sky is above the picture's upper edge.
 */
export function Rooftop() {
  return (
    <svg className={styles.root} viewBox="0 0 1440 560" aria-hidden="true" focusable="false">
      <path d={sky} pathLength="1" className={styles.sky} />
      <path d="M1344 26L1326 60H1342L1332 88L1362 50H1346L1356 26Z" className={styles.green} />
      <Furniture />
      <g className={styles.terrace}>
        <path d="M-4 250H1444V420H-4Z" className={styles.wall} />
        <path d="M-4 236H1444V256H-4Z" className={styles.cornice} />
      </g>
      <g className={styles.broad}>
        <path d="M-4 400H1444V424H-4Z" className={styles.cornice} />
        <path d="M-4 561V424H1444V561" className={styles.wall} />
      </g>
      <g className={styles.whole}>
        <path d="M40 400H1400V424H40Z" className={styles.cornice} />
        <path d="M60 561V424H1380V561" shapeRendering="crispEdges" className={styles.wall} />
      </g>
      <path d={bricks} className={styles.bricks} />
      <People />
    </svg>
  );
}
