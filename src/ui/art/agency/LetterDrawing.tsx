import styles from './LetterDrawing.module.scss';

/** The outline of ş in the site's typeface (OFL) at weight 700, in 1/1000 em, y upwards. */
const outline =
  'M267.5-12Q180.75-12 116.375 29.625Q52 71.25 27.5 142L125.75 188.5Q147.25 143.25 184.625 117.25Q222 91.25 267.5 91.25Q303.5 91.25 324.5 106.875Q345.5 122.5 345.5 149.25Q345.5 165.25 337 175.75Q328.5 186.25 314.25 193.75Q300 201.25 282.5 206L193.5 231Q124.75 250.5 89.5 291.875Q54.25 333.25 54.25 389.25Q54.25 439.25 79.75 476.5Q105.25 513.75 150.75 534.625Q196.25 555.5 254.5 555.5Q331.5 555.5 390.75 518.5Q450 481.5 474.5 414.75L375.25 368.25Q361.25 405 328.25 426.75Q295.25 448.5 253.75 448.5Q220.75 448.5 201.625 433.75Q182.5 419 182.5 394.5Q182.5 379.5 190.5 368.75Q198.5 358 213.25 350.75Q228 343.5 246.5 338L334 312Q401.25 292.25 437.375 251.875Q473.5 211.5 473.5 153.75Q473.5 104.5 447.5 67.25Q421.5 30 375.5 9Q329.5-12 267.5-12ZM267.75-237.5Q241-237.5 208.75-229Q176.5-220.5 154-204.25L182.5-128.75Q197.5-139 215.5-144.75Q233.5-150.5 250.25-150.5Q272.25-150.5 284.25-141.25Q296.25-132 296.25-116.25Q296.25-97 272.5-85.5Q248.75-74 202-69.5L223 10L300.25 10L291-30.5Q343.75-37 373.625-62.625Q403.5-88.25 403.5-126.5Q403.5-176.75 366.375-207.125Q329.25-237.5 267.75-237.5Z';

type Point = readonly [x: number, y: number];

/** The points on the curve, and the handles of each control point. */
function pointsOf(path: string) {
  const on: Point[] = [];
  const arms: (readonly [Point, Point, Point])[] = [];
  let pen: Point = [0, 0];
  for (const [, command = '', list = ''] of path.matchAll(/([MLQ])([^MLQZ]*)/g)) {
    const [a = 0, b = 0, c, d] = (list.match(/-?[\d.]+/g) ?? []).map(Number);
    const end: Point = command === 'Q' ? [c ?? a, d ?? b] : [a, b];
    if (command === 'Q') arms.push([pen, [a, b], end]);
    // Each contour ends at its start.
    if (command !== 'M') on.push(end);
    pen = end;
  }
  return { on, arms };
}

const { on, arms } = pointsOf(outline);

interface LetterDrawingProps {
  lines: boolean;
  points: boolean;
  /** The aria-label. */
  title: string;
  xHeight: string;
  baseline: string;
  cedilla: string;
}

/** A letter with its construction: guide lines, the ellipses of its bowls, the points of its curves. */
export function LetterDrawing({ lines, points, title, xHeight, baseline, cedilla }: LetterDrawingProps) {
  // The lines of the word beside the drawing run through the sheet.
  const rules = [
    { y: -543, from: -2000, name: xHeight, value: 543 },
    { y: 0, from: -2000, name: baseline, value: 0 },
    { y: 237.5, from: -20, name: cedilla, value: -238 },
  ];
  return (
    <svg className={styles.root} viewBox="-20 -620 760 910" role="img" aria-label={title}>
      <path className={points ? styles.bare : styles.letter} d={outline} transform="scale(1 -1)" />
      {lines && (
        <g className={styles.lines}>
          <path d="M0 -600V270M514 -600V270" className={styles.fine} />
          {rules.map(({ y, from, name, value }) => (
            <g key={y}>
              <path d={`M${from} ${y}H${720 - from}`} />
              <text x="530" y={y - 9}>
                {name}
              </text>
              <text x="530" y={y} dy="1.1em">
                {value}
              </text>
            </g>
          ))}
          <path d="M0 -590H514M0 -590L12 -596V-584ZM514 -590L502 -596V-584Z" />
          <text x="257" y="-600" textAnchor="middle">
            514
          </text>
          <ellipse cx="254.5" cy="-389.25" rx="200.25" ry="166.25" />
          <ellipse cx="267.5" cy="-153.75" rx="206" ry="165.75" />
          <ellipse cx="267.75" cy="126.5" rx="135.75" ry="111" />
        </g>
      )}
      {points && (
        <g transform="scale(1 -1)" className={styles.points}>
          {arms.map(([from, by, to]) => (
            <path key={by.join()} d={`M${from.join(' ')}L${by.join(' ')}L${to.join(' ')}`} />
          ))}
          {arms.map(([, [x, y]]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
          ))}
          {on.map(([x, y]) => (
            <rect key={`${x} ${y}`} x={x - 5} y={y - 5} width="10" height="10" />
          ))}
        </g>
      )}
    </svg>
  );
}
