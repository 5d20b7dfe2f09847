import { Mascot } from '../Mascot';
import { Clouds, Coast, Rocks } from './WindLayers';
import { Palm, Sailboat } from './WindProps';
import styles from './WindScene.module.scss';

/** Left edge of the sea: outside the picture, for wide screens. */
const left = -1280;

/** A wave over the width of the picture. */
function swell(y: number, height: number, length: number, shift: number): string {
  const first = left - length + ((shift - left) % length);
  let d = `M${first} ${y}`;
  for (let x = first; x < 700; x += length)
    d += `Q${x + length / 4} ${y - height},${x + length / 2} ${y}T${x + length} ${y}`;
  return `${d}V560H${first}Z`;
}

/** Foam on the crests of the same wave: its upper edge is the crest, its lower one hangs in three scallops. */
function crests(force: number, y: number, height: number, length: number, shift: number): string {
  const half = Math.round(length * (force - 5) * 0.021);
  const top = y - height / 2;
  // A parabola: the crest falls with the square of the distance.
  const fall = (height / 2) * (half / (length / 4)) ** 2;
  const scallop = `q${-half / 3} ${force * 0.5} ${(-half * 2) / 3} 0`.repeat(3);
  let d = '';
  for (let x = left - length + ((shift - left) % length) + length / 4; x < 700; x += length)
    d += `M${x - half} ${top + fall}Q${x} ${top - fall} ${x + half} ${top + fall}${scallop}Z`;
  return d;
}

const stripes = [0, 1, 2, 3, 4];

/** Where the colour of each layer runs from light to shade; the light comes from the upper left. */
const slopes = {
  sky: { x1: 120, y1: -40, x2: 420, y2: 400 },
  far: { x1: 0, y1: 350, x2: 0, y2: 430 },
  mid: { x1: 0, y1: 390, x2: 0, y2: 480 },
  near: { x1: 0, y1: 440, x2: 0, y2: 520 },
  land: { x1: 400, y1: 400, x2: 640, y2: 520 },
};

/** Upper ends of the drops; they fall to the right, the way flag, palm and windsock point. */
const rain = [
  [66, 150],
  [166, 120],
  [220, 196],
  [282, 150],
  [330, 210],
  [400, 60],
  [430, 222],
  [504, 80],
  [588, 130],
  [606, 230],
  [120, 262],
  [10, 210],
  [-60, 140],
  [-140, 220],
  [-230, 130],
  [-320, 210],
]
  .map(([x, y]) => `M${x} ${y}l22 44`)
  .join('');

/** A coast at a wind force (Beaufort, 0 to 12), which moves the windsock, the tree, the boat and the sea. */
export function WindScene({ force }: { force: number }) {
  const share = force / 12;
  // Degrees: the sock hangs in calm and is horizontal from force 8 on.
  const droop = Math.max(0, 86 - force * 11);
  const weather = force < 3 ? 'calm' : force < 6 ? 'breeze' : force < 9 ? 'gale' : 'storm';
  /** Arguments of `swell` and `crests`. */
  const waves = {
    far: [372, 4 + force * 2.4, 150, 0],
    mid: [412, 5 + force * 2.8, 190, -60],
    near: [462, 6 + force * 3, 230, -20],
  } as const;
  return (
    <div className={styles.root} data-weather={weather}>
      <svg viewBox="0 0 640 520" aria-hidden="true" focusable="false">
        <defs>
          {(['sky', 'far', 'mid', 'near', 'land'] as const).map((layer) => (
            <linearGradient key={layer} id={`wind-${layer}`} gradientUnits="userSpaceOnUse" {...slopes[layer]}>
              <stop className={styles[`${layer}Light`]} />
              <stop offset="1" className={styles[`${layer}Shade`]} />
            </linearGradient>
          ))}
          <radialGradient id="wind-glow">
            <stop offset="0.3" className={styles.glow} stopOpacity="0.75" />
            <stop offset="1" className={styles.glow} stopOpacity="0" />
          </radialGradient>
          <radialGradient id="wind-sun" cx="0.38" cy="0.34" r="0.7">
            <stop offset="0.1" className={styles.sunLight} />
            <stop offset="0.6" className={styles.sunMiddle} />
            <stop offset="1" className={styles.sunShade} />
          </radialGradient>
          {/* Clear at the top, where the header's words stand. */}
          <linearGradient id="wind-storm" gradientUnits="userSpaceOnUse" x1="0" y1="46" x2="0" y2="170">
            <stop className={styles.storm} stopOpacity="0" />
            <stop offset="1" className={styles.storm} stopOpacity="0.62" />
          </linearGradient>
        </defs>
        <rect x={left} y="-300" width="1920" height="820" fill="url(#wind-sky)" />
        <rect x={left} y="-300" width="1920" height="820" fill="#0b1710" opacity={share * 0.3} />
        {force > 6 && (
          <rect x={left} y="46" width="1920" height="474" fill="url(#wind-storm)" opacity={(force - 6) / 6} />
        )}
        {force < 7 && (
          <g className={styles.front}>
            <circle cx="378" cy="176" r="120" fill="url(#wind-glow)" opacity={1 - force / 10} />
            <circle cx="378" cy="176" r="40" fill="url(#wind-sun)" />
            <path
              d="M362 158a10 9 0 1 0 .1 0ZM392 172a6 5.5 0 1 0 .1 0ZM378 192a8 7 0 1 0 .1 0ZM388 150a4 3.5 0 1 0 .1 0Z"
              className={`only-dark ${styles.craters}`}
            />
          </g>
        )}
        <Coast />
        {force > 3 && <Clouds force={force} />}
        <g className={styles.gusts} strokeWidth="3" strokeLinecap="round" fill="none">
          {force > 1 && <path d="M40 240h120c30 0 30-34 6-34M20 270h230" />}
          {force > 4 && <path d="M230 224h140c30 0 30-34 4-34M250 252h130" />}
          {force > 7 && <path d="M60 322h220c30 0 30-30 6-30M480 268h120M480 108h140" />}
        </g>
        {force > 6 && <path className={styles.rain} strokeWidth="2.5" strokeLinecap="round" d={rain} />}
        <path d={swell(...waves.far)} className={styles.far} fill="url(#wind-far)" />
        {force > 6 && <path d={crests(force, ...waves.far)} className={styles.crests} />}
        {force < 7 && <path d="M338 385h64M350 393h70M344 402h50" className={`${styles.front} ${styles.glitter}`} />}
        <g className={styles.boat}>
          {/* Smooth water only: on waves it would float above their troughs. */}
          {force < 6 && (
            <ellipse cx="352" cy={424 + force * 0.6} rx="76" ry="9" fill="#0b2a38" opacity={0.3 - force * 0.05} />
          )}
          <Sailboat force={force} />
        </g>
        <path d={swell(...waves.mid)} className={styles.mid} fill="url(#wind-mid)" />
        {force > 6 && <path d={crests(force, ...waves.mid)} className={styles.crests} />}
        {force < 7 && <path d="M352 424h58M342 435h46M362 446h36" className={`${styles.front} ${styles.glitter}`} />}
        <path d="M330 520C350 432 416 396 500 390S640 400 700 392V520Z" className={styles.foam} />
        <path
          d="M340 520C360 440 420 404 500 398S640 408 700 400V520Z"
          className={styles.land}
          fill="url(#wind-land)"
        />
        <path d="M420 520C440 474 520 440 700 436V520Z" fill="#0b1710" opacity="0.14" />
        <path
          d="M352 486C374 438 428 408 500 401S620 410 692 404V418C620 424 560 410 500 416S396 446 352 486Z"
          className={styles.grass}
        />
        <g fill="#0b1710" opacity="0.24">
          <path d="M440 407l30-2 92 26-22 6Z" />
          <ellipse cx="592" cy="413" rx="46" ry="6" />
        </g>
        <Rocks />
        <Palm force={force} />
        <path d="M452 404V150" stroke="#dfe9e2" strokeWidth="9" strokeLinecap="round" />
        <path d="M454.5 404V152" stroke="#9fb3a8" strokeWidth="3" />
        <path d="M434 412l6-14h24l6 14Z" fill="#33443a" />
        <path d="M440 398h24l2 4h-28Z" fill="#5b6f64" />
        <path d={swell(...waves.near)} className={styles.near} fill="url(#wind-near)" />
        {force > 6 && <path d={crests(force, ...waves.near)} className={styles.crests} />}
        {force < 7 && <path d="M356 478h40M366 489h28M372 500h14" className={`${styles.front} ${styles.glitter}`} />}
      </svg>
      {/* A separate <svg>: a transform inside the other one causes a layout per frame. */}
      <svg key={force} className={styles.sock} viewBox="0 0 640 520" aria-hidden="true" focusable="false">
        <g transform={`translate(452 164) rotate(${droop})`}>
          <path d="M0 0H-2" stroke="#33443a" strokeWidth="10" strokeLinecap="round" />
          {stripes.map((i) => (
            <path
              key={i}
              d={`M${i * 26}-${21 - i * 2.4}L${i * 26 + 27}-${18.6 - i * 2.4}V${18.6 - i * 2.4}L${i * 26} ${21 - i * 2.4}Z`}
              fill={i % 2 ? '#fff' : '#e0562f'}
            />
          ))}
          <path d="M0 4L131 2V7.5L0 21Z" fill="#0b1710" opacity="0.16" />
          <ellipse rx="7" ry="21" fill="#8f2f16" stroke="#33443a" strokeWidth="3" />
        </g>
      </svg>
      <div key={weather} className={styles.mascot}>
        <Mascot mood={force > 9 ? 'oh' : force > 5 ? 'open' : 'smile'} />
      </div>
    </div>
  );
}
