import type { StormCell } from '@/data/radar';
import { roundToTenth } from '@/lib/roundToTenth';
import styles from './RadarDish.module.scss';

interface RadarDishProps {
  title: string;
  cells: readonly StormCell[];
  /** Labels of the rings, by minutes. */
  rings: readonly { at: number; label: string }[];
  /** Clockwise angle of the two opposite beams, 0 upwards, in degrees. */
  beam: number;
}

/** Units per minute; the centre is (600, 590). */
const unit = 11.2;

/** The position of a storm cell in the drawing, 1200 × 640. */
function positionOf({ bearing, away }: Pick<StormCell, 'bearing' | 'away'>): readonly [x: number, y: number] {
  const angle = (bearing / 180) * Math.PI;
  return [roundToTenth(600 + Math.cos(angle) * away * unit), roundToTenth(590 - Math.sin(angle) * away * unit)];
}

/** Minutes from the centre at which the loudest storm begins to spread over the ground. */
const landingDistance = 8;

/** The radius of a storm in the drawing; an outage covers the centre and what stands there. */
function radiusOf({ id, power, away }: StormCell): number {
  const landed = id === 'checkout' ? power * Math.max(0, 1 - away / landingDistance) : 0;
  return 14 + power * 62 + landed * 96;
}

const isOutage = ({ id, state }: StormCell) => id === 'checkout' && state === 'here';

/**
 * The position of a storm's number, and the end of the line from its note: its centre, but clear of the horizon; on the
 * upper left of an outage, which covers the centre.
 */
export function markOf(cell: StormCell): readonly [x: number, y: number] {
  if (isOutage(cell)) return positionOf({ bearing: 120, away: radiusOf(cell) / unit });
  const [x, y] = positionOf(cell);
  return [x, Math.min(y, 545)];
}

/** Brightness of a blip: fades from the moment a beam has passed it, half a turn long. */
function glow(bearing: number, beam: number): number {
  const age = (((bearing - 90 + beam) % 180) + 180) % 180;
  return roundToTenth(1 - (age / 180) * 0.7);
}

const blips = [
  { bearing: 80, away: 45 },
  { bearing: 70, away: 29 },
  { bearing: 120, away: 22 },
  { bearing: 150, away: 16 },
  { bearing: 72, away: 18 },
  { bearing: 11, away: 34 },
];

const ticks = Array.from({ length: 61 }, (_, index) => {
  const angle = (index * 3 * Math.PI) / 180;
  const [inner, outer] = [561, index % 5 === 0 ? 580 : 570];
  const point = (radius: number) =>
    `${roundToTenth(600 + Math.cos(angle) * radius)} ${roundToTenth(590 - Math.sin(angle) * radius)}`;
  return `M${point(inner)}L${point(outer)}`;
}).join('');

function Storm({ cell }: { cell: StormCell }) {
  const [x, y] = positionOf(cell);
  const size = radiusOf(cell);
  const outage = isOutage(cell);
  const loud = cell.id === 'checkout' && cell.state !== 'held';
  const look = outage ? styles.outage : loud ? styles.loud : styles.calm;
  return (
    <>
      <g className={look} transform={`translate(${x} ${y}) rotate(${60 - cell.bearing})`}>
        {/* The mascot stands in the core of an outage. */}
        {(outage ? [1, 0.72, 0.46] : [1, 0.72, 0.46, 0.2]).map((part) => (
          <ellipse key={part} rx={roundToTenth(size * part)} ry={roundToTenth(size * part * (outage ? 1 : 0.8))} />
        ))}
      </g>
      {outage && (
        <path
          d="M470 466L436 526H458L444 584L488 514H465L484 466ZM716 480L690 530H708L698 580L732 520H714L730 480Z"
          className={styles.bolts}
        />
      )}
    </>
  );
}

/** The half-circle with rings, ticks and blips. */
function Face({ beam }: Pick<RadarDishProps, 'beam'>) {
  return (
    <>
      <path d="M40 590A560 560 0 0 1 1160 590Z" className={styles.dish} />
      {[10, 20, 30, 40].map((at) => (
        <path
          key={at}
          d={`M${600 - at * unit} 590A${at * unit} ${at * unit} 0 0 1 ${600 + at * unit} 590`}
          className={styles.ring}
        />
      ))}
      <path d="M600 30V590" className={styles.ring} />
      <path d={ticks} className={styles.ticks} />
      <path d="M40 590A560 560 0 0 1 1160 590M0 590H1200" className={styles.edge} />
      {blips.map((blip) => {
        const [x, y] = positionOf(blip);
        return (
          <g key={blip.bearing} className={styles.blip} opacity={glow(blip.bearing, beam)}>
            <circle cx={x} cy={y} r="11" />
            <circle cx={x} cy={y} r="5" />
          </g>
        );
      })}
    </>
  );
}

/** A half-circle radar with rings, ticks and the current storm cells. RadarHero lays the sweep over it. */
export function RadarDish({ title, cells, rings, beam }: RadarDishProps) {
  return (
    <svg className={styles.root} viewBox="0 0 1200 640" role="img" aria-label={title}>
      <Face beam={beam} />
      <clipPath id="radar-sky">
        <path d="M0 0H1200V590H0Z" />
      </clipPath>
      <g clipPath="url(#radar-sky)">
        {cells.map((cell) => (
          <Storm key={cell.id} cell={cell} />
        ))}
      </g>
      {rings.map(({ at, label }) => (
        <text key={at} x={600 + at * unit} y="618" className={at % 30 === 20 ? styles.label : styles.minor}>
          {label}
        </text>
      ))}
    </svg>
  );
}

/** The radar at rest, without storms; its lower edge is the horizon. */
export function EmptyRadar() {
  return (
    <svg className={styles.root} viewBox="0 0 1200 590" aria-hidden="true">
      <Face beam={27} />
    </svg>
  );
}
