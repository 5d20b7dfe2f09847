import { Mascot } from '../Mascot';
import { Palm, Sailboat } from './WindProps';
import styles from './WindScene.module.scss';

/** Left edge of the sea: outside the picture, for wide screens. */
const left = -960;

/** A wave over the width of the picture. */
function swell(y: number, height: number, length: number, shift: number): string {
  const first = left - length + ((shift - left) % length);
  let d = `M${first} ${y}`;
  for (let x = first; x < 700; x += length)
    d += `Q${x + length / 4} ${y - height},${x + length / 2} ${y}T${x + length} ${y}`;
  return `${d}V560H${first}Z`;
}

const stripes = [0, 1, 2, 3, 4];

/** A coast at a wind force (Beaufort, 0 to 12), which moves the windsock, the tree, the boat and the sea. */
export function WindScene({ force }: { force: number }) {
  const share = force / 12;
  // Degrees: the sock hangs in calm and is horizontal from force 8 on.
  const droop = Math.max(0, 78 - force * 11);
  return (
    <div
      className={styles.root}
      data-weather={force < 3 ? 'calm' : force < 6 ? 'breeze' : force < 9 ? 'gale' : 'storm'}
    >
      <svg viewBox="0 0 640 520" aria-hidden="true" focusable="false">
        <rect x={left} y="-300" width="1600" height="820" className={styles.sky} />
        <rect x={left} y="-300" width="1600" height="820" fill="#0b1710" opacity={share * 0.3} />
        <circle cx="300" cy="176" r="40" className={styles.sun} opacity={1 - share * 0.9} />
        <g className={styles.gusts} strokeWidth="3" strokeLinecap="round" fill="none">
          {force > 1 && <path d="M40 230h120c30 0 30-34 6-34M20 260h230" />}
          {force > 4 && <path d="M250 170h140c34 0 34-40 4-40M220 202h120" />}
          {force > 7 && <path d="M60 320h220c30 0 30-30 6-30M360 280h140M330 118h160" />}
        </g>
        {force > 6 && (
          <path
            className={styles.rain}
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M90 120l-24 46M190 104l-24 46M306 112l-24 46M400 96l-24 46M528 110l-24 46M612 130l-24 46M240 190l-24 46M420 196l-24 46M140 230l-24 46M366 250l-24 46M624 230l-24 46"
          />
        )}
        <path d={swell(372, 4 + force * 2.4, 150, 0)} className={styles.far} />
        <Sailboat force={force} />
        <path d={swell(412, 5 + force * 2.8, 190, -60)} className={styles.mid} />
        <path d="M340 520C360 440 420 404 500 398S640 408 700 400V520Z" className={styles.land} />
        <path
          d="M352 486C374 438 428 408 500 401S620 410 692 404V418C620 424 560 410 500 416S396 446 352 486Z"
          className={styles.grass}
        />
        <Palm force={force} />
        <path d="M452 404V150" stroke="#dfe9e2" strokeWidth="9" strokeLinecap="round" />
        <path d="M454.5 404V152" stroke="#9fb3a8" strokeWidth="3" />
        <path d="M434 412l6-14h24l6 14Z" fill="#33443a" />
        <path d="M440 398h24l2 4h-28Z" fill="#5b6f64" />
        <path d={swell(462, 6 + force * 3, 230, -20)} className={styles.near} />
      </svg>
      {/* A separate <svg>: a transform inside the other one causes a layout per frame. */}
      <svg className={styles.sock} viewBox="0 0 640 520" aria-hidden="true" focusable="false">
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
      <div className={styles.mascot}>
        <Mascot mood={force > 9 ? 'oh' : force > 5 ? 'open' : 'smile'} />
      </div>
    </div>
  );
}
