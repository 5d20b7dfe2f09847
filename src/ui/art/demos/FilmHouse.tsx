import { FilmPump } from './FilmGarden';
import styles from './StreetScene.module.scss';

interface FilmHouseProps {
  /** The id of the drawn StreetWindow. */
  pane: string;
}

/** A dormer, and the window in it, with the middle of its sill at 0 0. */
function Dormer({ pane, x }: FilmHouseProps & { x: number }) {
  return (
    <g transform={`translate(${x} 372)`}>
      <path d="M46 12V-62L64-40 100 12Z" fill="#0d2a3d" fillOpacity=".14" />
      <path d="M-48 12V-66L0-112 48-66V12Z" fill="var(--wall-b)" />
      <path d="M26 12V-88L48-66V12Z" fill="#000" fillOpacity=".1" />
      <path d="M-48-52L0-98 48-52V-66L0-112-48-66Z" fill="#000" fillOpacity=".2" />
      <path d="M-66-50L0-114 66-50 76-60 0-134-76-60Z" fill="var(--roof-shade)" />
      <path d="M-80-58L0-138 80-58q-8 10-18 2L0-116-62-56q-10 8-18-2Z" fill="var(--flake)" className={styles.snow} />
      <use href={`#${pane}`} transform="translate(-24 -52) scale(1.6 1.3)" />
    </g>
  );
}

/** Wood and glass of the bay; the living room is lit behind it. Its panes are `bayPanes`. */
function Bay() {
  return (
    <>
      <path d="M566 384L578 402H902L914 384Z" fill="#000" fillOpacity=".2" />
      <path d="M560 404H920V632H560Z" fill="var(--door)" />
      <path d="M872 404H920V632H872Z" fill="#000" fillOpacity=".14" />
      <path d="M548 410L566 380H914L932 410Z" fill="var(--roof)" />
      <path d="M890 410L880 380H914L932 410Z" fill="var(--roof-shade)" />
      <path
        d="M544 410L566 376H914L936 410q-16 8-30 0-18 9-34 0-20 8-40-1-16 8-34 1-22 8-42-1-20 9-40 0-18 8-36 0-20 8-40-1-18 8-36 1-20 7-36-1-16 8-28 2Z"
        fill="var(--flake)"
        className={styles.snow}
      />
      <path d="M560 410H920V420H560Z" fill="#000" fillOpacity=".2" />
      <path d={bayPanes} fill="none" stroke="var(--frame)" strokeWidth="12" strokeLinejoin="round" />
      <path d={bayPanes} fill="var(--pane)" />
      <path d="M578 600H650V622H578ZM668 600H812V622H668ZM830 600H902V622H830Z" fill="#000" fillOpacity=".18" />
      <path d="M550 580H930V590H550Z" fill="var(--frame)" />
      <path d="M550 590H930V596H550Z" fill="#000" fillOpacity=".2" />
      <path d="M550 581Q620 568 700 576T840 572 930 581Z" fill="var(--flake)" className={styles.snow} />
    </>
  );
}

/** Outlines of the panes of the bay: a light above each of three windows. */
export const bayPanes = [
  [576, 76],
  [666, 148],
  [828, 76],
]
  .map(([x, width]) => `M${x} 424h${width}v18h-${width}ZM${x} 450h${width}v126h-${width}Z`)
  .join('');

/** An old house with a bay and two dormers, in the colours of the weather around it. */
export function FilmHouse({ pane }: FilmHouseProps) {
  return (
    <>
      <ellipse cx="744" cy="640" rx="420" ry="14" fill="#000" fillOpacity=".12" />
      <path d="M706 132H758V240H706Z" fill="var(--chimney)" />
      <path d="M738 132H758V240H738Z" fill="#000" fillOpacity=".16" />
      <path d="M698 120H766V136H698Z" fill="var(--chimney-cap)" />
      <path d="M696 121Q732 96 768 121Z" fill="var(--flake)" className={styles.snow} />
      <path d="M392 384H1096V636H392Z" fill="var(--wall-a)" />
      <path d="M1000 384H1096V636H1000Z" fill="#000" fillOpacity=".08" />
      <path d="M392 604H1096V636H392Z" fill="#000" fillOpacity=".1" />
      <path d="M348 384L534 204H924L1140 384Z" fill="var(--roof)" />
      <path d="M906 204H924L1140 384H1030Z" fill="var(--roof-shade)" />
      <path
        d="M506 231H956M475 261H992M444 291H1028M413 321H1064M382 351H1100"
        stroke="#000"
        strokeOpacity=".14"
        strokeWidth="3"
      />
      <path d="M392 396H1096V410H392Z" fill="#000" fillOpacity=".18" />
      <path d="M360 382H1128V394H360Z" fill="var(--frame)" />
      <path
        d="M340 390L530 198H928L1148 390q-20 10-38 0-20 14-42 2-22 12-48 0-26 14-52 2-24 10-48-1-26 13-52 1-24 11-50-1-28 15-54 2-26 11-52-1-24 13-50 0-26 12-54 1-22 11-46-1-22 13-46 1-20 10-38-1-18 12-38 1Z"
        fill="var(--flake)"
        className={styles.snow}
      />
      <path
        d="M904 206H924L1132 386H1032ZM424 336Q456 318 500 330T572 318M500 258Q540 246 580 254M690 330Q730 320 770 334"
        fill="#0d2a3d"
        fillOpacity=".06"
        className={styles.snow}
      />
      <Dormer pane={pane} x={612} />
      <Dormer pane={pane} x={862} />
      <Bay />
      {/* The door, its lamp and step. */}
      <path d="M428 636V478Q478 440 528 478V636Z" fill="var(--frame)" />
      <path d="M438 636V484Q478 456 518 484V636Z" fill="var(--door)" />
      <path d="M450 496Q478 476 506 496V528H450Z" fill="var(--pane)" />
      <path d="M478 482V528" stroke="var(--door)" strokeWidth="5" />
      <path d="M450 546H472V620H450ZM484 546H506V620H484Z" fill="#000" fillOpacity=".2" />
      <circle cx="510" cy="566" r="5" fill="var(--frame)" />
      <path d="M414 632H542V644H414Z" fill="var(--ground-edge)" />
      {/* The kitchen's window. */}
      <use href={`#${pane}`} transform="translate(976 444) scale(2.3 1.9)" />
      <FilmPump />
    </>
  );
}
