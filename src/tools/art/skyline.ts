/** The colours of one hour: each layer of the picture, back to front. */
export interface Hour {
  sky: readonly [string, string];
  wind: string;
  sun: string;
  hills: readonly [string, string];
  blocks: readonly [string, string];
  windows: string;
  dark: string;
  tower: string;
  arch: string;
  face: string;
  sea: string;
  ripple: string;
  deck: string;
}

export const hours: Record<'light' | 'dark', Hour> = {
  light: {
    sky: ['#d3e4db', '#f2e9d6'],
    wind: '#fff',
    sun: '#f4c767',
    hills: ['#bdd4c8', '#a3c1b2'],
    blocks: ['#82a694', '#628c79'],
    windows: '#ecdcab',
    dark: '#33443a',
    tower: '#33443a',
    arch: '#6f8a7d',
    face: '#fff',
    sea: '#cfe0d9',
    ripple: '#9dbcae',
    deck: '#fff',
  },
  dark: {
    sky: ['#0c1513', '#1c302a'],
    wind: '#2c443b',
    sun: '#efe3bd',
    hills: ['#1d312a', '#182922'],
    blocks: ['#233b32', '#2c4a3f'],
    windows: '#f0c160',
    dark: '#0a110e',
    tower: '#9db3a6',
    arch: '#5c7367',
    face: '#fff3d0',
    sea: '#13211c',
    ripple: '#2c453b',
    deck: '#dde9e1',
  },
};

/** The same numbers every time: the picture changes only when this file does. */
function dice(seed: number) {
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

/** A row of blocks from x to x: heights between `low` and `high`, some of them stepped, with windows if a colour is given. */
function row(
  from: number,
  to: number,
  floor: number,
  [low, high]: readonly [number, number],
  gap: number,
  fill: string,
  windows: string,
  seed: number,
) {
  const roll = dice(seed);
  let walls = '';
  let lights = '';
  for (let x = from; x < to;) {
    const w = Math.round(34 + roll() * 40);
    const h = Math.round(low + (high - low) * roll());
    walls += `M${x} ${floor}v-${h}h${w}v${h}z`;
    if (roll() < 0.35) walls += `M${x + 8} ${floor - h}v-${Math.round(6 + roll() * 12)}h${Math.round(w / 2 - 6)}v20z`;
    if (windows) {
      const columns = Math.floor((w - 8) / 13);
      const left = x + (w - columns * 13 + 6) / 2;
      for (let y = floor - h + 10; y < floor - 16; y += 15) {
        for (let c = 0; c < columns; c++) if (roll() < 0.45) lights += `M${left + 13 * c} ${y}h7v8h-7z`;
      }
    }
    x += w + gap;
  }
  return `<path fill="${fill}" d="${walls}"/>${lights && `<path fill="${windows}" d="${lights}"/>`}`;
}

/** A palm at x on the quay: a leaning trunk and seven fronds. */
function palm(x: number, floor: number, h: number, lean: number): string {
  const [tx, ty] = [x + lean, floor - h];
  const fronds = (
    [
      [-24, 9],
      [-25, -1],
      [-17, -11],
      [-2, -14],
      [15, -12],
      [24, -2],
      [23, 9],
    ] as const
  )
    .map(([dx, dy]) => `M${tx} ${ty}q${(dx * 0.5).toFixed(1)} ${(dy - 9).toFixed(1)} ${dx} ${dy}`)
    .join('');
  return `<path stroke-width="4.5" d="M${x} ${floor}q${-lean * 0.4} -${h * 0.5} ${lean} -${h}"/><path stroke-width="3" d="${fronds}"/>`;
}

/** The clock tower, 150 units high over its floor, its axis on x. */
function clockTower(x: number, floor: number, { tower, arch, face }: Hour): string {
  const body = [
    'M-64 0v-9h128v9z',
    'M-48-9v-7h96v7z', // steps
    'M-46-16v-25h-3v-5q11-16 22 0v5h-3v25z',
    'M30-16v-25h-3v-5q11-16 22 0v5h-3v25z', // fountains
    'M-19-16v-34q0-14 19-14q19 0 19 14v34z', // vault
    'M-27-60h54v-24h-54z',
    'M-31-84h62v-7h-62z', // gallery
    'M-18-91h36v-52h-36z',
    'M-22-143h44v-6h-44z', // shaft and balcony
    'M-14-149h5v-22h-5zM-2.5-149h5v-22h-5zM9-149h5v-22h-5z',
    'M-17-171h34v-5h-34z', // lantern
    'M-13-176q0-17 13-22q13 5 13 22z',
    'M-1.5-198h3v-14h-3z', // dome and spire
  ].join('');
  const arches =
    'M-40-16v-20q4-6 8 0v20zM36-16v-20q4-6 8 0v20zM-9-16v-24q9-12 18 0v24zM-19-64v-14q4-6 8 0v14zM-4-64v-14q4-6 8 0v14zM11-64v-14q4-6 8 0v14z';
  return `<g transform="translate(${x} ${floor})"><path fill="${tower}" d="${body}"/><path fill="${arch}" d="${arches}"/><circle cy="-120" r="12" fill="${face}"/><path stroke="#0d1b14" stroke-width="2.4" stroke-linecap="round" d="M0-128v8l5 4"/></g>`;
}

/** The ferry that crosses the bay, its water line at y; the funnel wears the green. */
function ferry(x: number, y: number, { dark, deck }: Hour, hull: string): string {
  const lights = [12, 30, 48, 66, 84, 102].map((at) => `M${at + 8}-37h10v8h-10z`).join('');
  return `<g transform="translate(${x} ${y})"><path fill="${hull}" d="M-4-24h152l-17 24h-118z"/><path fill="${deck}" d="M16-44h108v20h-108z"/><path fill="${deck}" fill-opacity=".82" d="M34-60h66v16h-66z"/><path fill="#09b850" d="M98-72h16v28h-16z"/><path fill="#07923f" d="M106-72h8v28h-8z"/><path fill="${dark}" d="${lights}M40-56h9v7h-9zM54-56h9v7h-9z"/></g>`;
}

/** İzmir's shore: sky with wind lines, sun, hills, two rows of blocks, clock tower, palms, sea and a ferry. Returns an SVG. */
export function skyline(hour: Hour, night: boolean): string {
  const [width, height, floor] = [860, 420, 318];
  const wind = [34, 52, 70, 90]
    .map((y, i) => `M0 ${y + 8}c120-${14 + 2 * i} 210 ${16 - i} 330 4s220-${24 - 3 * i} 330-6 140 ${12 - i} 200 2`)
    .join('');
  const roll = dice(11);
  const ripples = Array.from({ length: 22 }, (_, i) => {
    const y = floor + 20 + Math.floor(i / 4) * 16 + Math.round(roll() * 6);
    return `M${Math.round(((i % 4) + roll() * 0.8) * 215)} ${y}h${Math.round(36 + roll() * 60)}`;
  }).join('');
  const glitter = [0, 1, 2, 3, 4]
    .map((i) => `M${596 - 30 + 5 * i + (i % 2) * 8} ${floor + 22 + 15 * i}h${62 - 10 * i}`)
    .join('');
  const stars = Array.from(
    { length: 26 },
    () => `M${Math.round(roll() * width)} ${Math.round(8 + roll() * 130)}h0`,
  ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><linearGradient id="s" x2="0" y2="1"><stop stop-color="${hour.sky[0]}"/><stop offset=".72" stop-color="${hour.sky[1]}"/></linearGradient><path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>${
      night
        ? `<path fill="none" stroke="#c7d3cc" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round" d="${stars}"/>`
        : ''
    }<path fill="none" stroke="${hour.wind}" stroke-width="1.5" stroke-opacity="${night ? 0.7 : 0.75}" d="${wind}"/>` +
    `<circle cx="596" cy="176" r="${night ? 40 : 66}" fill="${hour.sun}"/>` +
    `<path fill="${hour.hills[0]}" d="M0 236c110-34 200-22 310-50s180-36 300-20 150 46 250 18v150H0z"/>` +
    `<path fill="${hour.hills[1]}" d="M0 262c150 26 240-10 360-16s170 30 270 6 150-26 230-10v100H0z"/>` +
    row(-10, 860, floor, [48, 104], 0, hour.blocks[0], '', 5) +
    row(-22, 320, floor, [34, 84], 7, hour.blocks[1], hour.windows, 21) +
    row(500, 880, floor, [30, 92], 7, hour.blocks[1], hour.windows, 8) +
    `<path fill="${hour.sea}" d="M0 ${floor}h${width}v${height - floor}H0z"/><path fill="${hour.dark}" d="M0 ${floor - 4}h${width}v9H0z"/>` +
    clockTower(424, floor - 4, hour) +
    `<g fill="none" stroke="${night ? '#5f7d6e' : hour.dark}" stroke-linecap="round">${palm(70, floor - 4, 52, 5)}${palm(118, floor - 4, 60, -6)}${palm(308, floor - 4, 54, -5)}${palm(342, floor - 4, 62, 6)}${palm(508, floor - 4, 62, -6)}${palm(548, floor - 4, 50, 4)}${palm(590, floor - 4, 58, 5)}</g>` +
    `<path fill="none" stroke="${hour.ripple}" stroke-width="2" stroke-linecap="round" d="${ripples}"/><path fill="none" stroke="${hour.sun}" stroke-width="2.5" stroke-linecap="round" stroke-opacity=".8" d="${glitter}"/>` +
    ferry(648, floor + 54, hour, night ? '#33443a' : hour.dark) +
    `</svg>\n`
  );
}
