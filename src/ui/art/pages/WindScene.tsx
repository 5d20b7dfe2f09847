import { Mascot } from '../Mascot';
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
  const lean = force * 5;
  return (
    <div
      className={styles.root}
      data-weather={force < 3 ? 'calm' : force < 6 ? 'breeze' : force < 9 ? 'gale' : 'storm'}
    >
      <svg viewBox="0 0 640 520" aria-hidden="true" focusable="false">
        <rect x={left} width="1600" height="520" className={styles.sky} />
        <circle cx="120" cy="120" r="46" className={styles.sun} opacity={1 - share * 0.9} />
        <rect x={left} width="1600" height="520" fill="#0b1710" opacity={share * 0.3} />
        <g className={styles.gusts} strokeWidth="3" strokeLinecap="round" fill="none">
          {force > 1 && <path d="M40 210h120c30 0 30-34 6-34M20 240h230" />}
          {force > 4 && <path d="M250 150h170c34 0 34-40 4-40M220 182h120" />}
          {force > 7 && <path d="M60 300h250c30 0 30-30 6-30M360 260h200M330 90h180" />}
        </g>
        {force > 6 && (
          <path
            className={styles.rain}
            strokeWidth="2.5"
            strokeLinecap="round"
            d="M80 60l-26 52M180 30l-26 52M300 70l-26 52M400 20l-26 52M520 60l-26 52M600 110l-26 52M230 130l-26 52M450 140l-26 52M130 170l-26 52M350 190l-26 52"
          />
        )}
        <path d={swell(372, 4 + force * 2.4, 150, 0)} className={styles.far} />
        <g transform={`translate(352 ${366 - force * 0.8}) rotate(${force * 2.2})`}>
          <path d="M-46 0H50C44 20 34 26 20 26H-22C-36 26-42 14-46 0Z" fill="#b8641b" />
          <path d="M0 0V-104" stroke="#3a2318" strokeWidth="5" />
          <path d={`M4-100Q${30 + force * 3}-50 ${40 - force} -8H4Z`} fill="#fff" />
          {force < 9 && <path d="M-4-88Q-26-46-30-8H-4Z" fill="#f2c879" />}
        </g>
        <path d={swell(412, 5 + force * 2.8, 190, -60)} className={styles.mid} />
        <path d="M340 520C360 440 420 404 500 398S640 408 700 400V520Z" className={styles.land} />
        <g fill="none" strokeLinecap="round">
          <path
            d={`M590 402C590 350 ${590 + lean * 0.4} 310 ${590 + lean} ${276 + force * 3}`}
            stroke="#6b4a2c"
            strokeWidth="9"
          />
          <g
            transform={`translate(${590 + lean} ${270 + force * 3}) rotate(${force * 4}) scale(${1 + share * 0.18} ${1 - share * 0.16})`}
          >
            <circle r="40" fill="#08a548" stroke="none" />
            <circle cx="26" cy="16" r="26" fill="#07923f" stroke="none" />
            <circle cx="-24" cy="14" r="24" fill="#09b850" stroke="none" />
          </g>
        </g>
        <path d="M452 408V150" stroke="#dfe9e2" strokeWidth="8" strokeLinecap="round" />
        <path d="M440 408h24" stroke="#33443a" strokeWidth="10" strokeLinecap="round" />
        <path d={swell(462, 6 + force * 3, 230, -20)} className={styles.near} />
      </svg>
      {/* A separate <svg>: a transform inside the other one causes a layout per frame. */}
      <svg className={styles.sock} viewBox="0 0 640 520" aria-hidden="true" focusable="false">
        <g transform={`translate(452 164) rotate(${droop})`}>
          <ellipse cx="0" cy="0" rx="7" ry="22" fill="#33443a" />
          {stripes.map((i) => (
            <path
              key={i}
              d={`M${i * 26}-${21 - i * 2.4}L${i * 26 + 27}-${18.6 - i * 2.4}V${18.6 - i * 2.4}L${i * 26} ${21 - i * 2.4}Z`}
              fill={i % 2 ? '#fff' : '#e0562f'}
            />
          ))}
        </g>
      </svg>
      <div className={styles.mascot}>
        <Mascot mood={force > 9 ? 'oh' : force > 5 ? 'open' : 'smile'} />
      </div>
    </div>
  );
}
