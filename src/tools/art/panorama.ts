/** The colours of one hour: each layer of the picture, back to front. */
interface Hour {
  sky: readonly [string, string, string];
  wind: string;
  halo: string;
  sun: string;
  veil: string;
  hills: readonly [string, string];
  blocks: readonly [string, string, string];
  windows: string;
  lit: number;
  quay: string;
  kerb: string;
  tower: string;
  arch: string;
  face: string;
  leaf: string;
  lamp: string;
  sea: readonly [string, string];
  ripple: string;
  glitter: string;
  hull: string;
  deck: string;
  sail: string;
  stars: boolean;
}

export const hours: Record<'light' | 'dark', Hour> = {
  light: {
    sky: ['#cde0d6', '#dfe9dc', '#f6e8cb'],
    wind: '#fff',
    halo: '#f9dfa1',
    sun: '#f4c767',
    veil: '#fff8e6',
    hills: ['#c0d6ca', '#a6c4b5'],
    blocks: ['#95b7a6', '#79a08d', '#5f8a76'],
    windows: '#f2dfaa',
    lit: 0.42,
    quay: '#33443a',
    kerb: '#4c6357',
    tower: '#2b3c33',
    arch: '#6f8d7e',
    face: '#fff',
    leaf: '#3c5a4b',
    lamp: '#f4c767',
    sea: ['#d3e4db', '#bcd5c9'],
    ripple: '#93b6a5',
    glitter: '#f4c767',
    hull: '#22322a',
    deck: '#fff',
    sail: '#fff',
    stars: false,
  },
  dark: {
    sky: ['#080f0d', '#101d19', '#22362d'],
    wind: '#31493f',
    halo: '#223a30',
    sun: '#efe3bd',
    veil: '#2b443a',
    hills: ['#1b2e27', '#162720'],
    blocks: ['#1f362d', '#274439', '#2f5245'],
    windows: '#f0c160',
    lit: 0.5,
    quay: '#0b1411',
    kerb: '#1d2f27',
    tower: '#a3b8ab',
    arch: '#4f675b',
    face: '#fff3d0',
    leaf: '#4e7463',
    lamp: '#f7d78b',
    sea: ['#16271f', '#0d1815'],
    ripple: '#2c463b',
    glitter: '#efe3bd',
    hull: '#33473d',
    deck: '#dde9e1',
    sail: '#b9cbc1',
    stars: true,
  },
};

const [width, height, floor] = [1920, 900, 672];

/** The same numbers every time: the picture changes only when this file does. */
function seededRandom(seed: number) {
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

interface Row {
  from: number;
  to: number;
  /** Lowest and highest roof over the quay. */
  roofs: readonly [number, number];
  widths: readonly [number, number];
  fill: string;
  seed: number;
  /** Colour and share of the windows with light. */
  windows?: readonly [string, number];
}

/** A row of houses on the quay: flat roofs, some with a stair head, a tank or an aerial. */
function row({ from, to, roofs: [low, high], widths: [narrow, broad], fill, seed, windows }: Row): string {
  const roll = seededRandom(seed);
  let walls = '';
  let lights = '';
  for (let x = from; x < to;) {
    const w = Math.round(narrow + (broad - narrow) * roll());
    const h = Math.round(low + (high - low) * roll() ** 1.4);
    walls += `M${x} ${floor}v${-h}h${w}v${h}z`;
    const top = roll();
    if (top < 0.3) walls += `M${x + 8} ${floor - h}v${-Math.round(9 + roll() * 12)}h${Math.round(w * 0.4)}v24z`;
    else if (top < 0.45) walls += `M${x + w - 16} ${floor - h}v${-Math.round(22 + roll() * 16)}h3v40z`;
    else if (top < 0.6) walls += `M${x + 10} ${floor - h}v-7h12v-5h8v5h0v7z`;
    if (windows) {
      const columns = Math.floor((w - 14) / 17);
      const left = Math.round(x + (w - columns * 17 + 8) / 2);
      for (let y = floor - h + 15; y < floor - 24; y += 21)
        for (let c = 0; c < columns; c++) if (roll() < windows[1]) lights += `M${left + 17 * c} ${y}h9v11h-9z`;
    }
    x += w + Math.round(roll() * 3);
  }
  return `<path fill="${fill}" d="${walls}"/>${windows ? `<path fill="${windows[0]}" d="${lights}"/>` : ''}`;
}

/** The two towers on the Bayraklı side: slanted roofs, ribbons of glass. */
function highRise(x: number, { blocks, windows }: Hour): string {
  const ribbons = (from: number, top: number, w: number) =>
    Array.from(
      { length: Math.floor((floor - top - 60) / 22) },
      (_, i) => `M${from} ${top + 34 + 22 * i}h${w}v8h${-w}z`,
    );
  const lights = [...ribbons(x + 10, 392, 46), ...ribbons(x + 90, 446, 40)].filter((_, i) => i % 3 !== 1);
  return `<path fill="${blocks[1]}" d="M${x} ${floor}V410l66-28V${floor}zM${x + 80} ${floor}V432l60 22V${floor}z"/><path fill="${windows}" fill-opacity=".55" d="${lights.join('')}"/>`;
}

/** A palm on the quay: a leaning trunk, nine fronds that hang. */
function palm(x: number, h: number, lean: number): string {
  const [tx, ty] = [x + lean, floor - h];
  const fronds = [-38, -33, -25, -13, 0, 13, 25, 33, 38].map((dx, i) => {
    const drop = [22, 6, -9, -17, -20, -17, -9, 6, 22][i] ?? 0;
    return `M${tx} ${ty}q${Math.round(dx * 0.45)} ${drop - 16} ${dx} ${drop}`;
  });
  return `<path stroke-width="7" d="M${x} ${floor}q${-Math.round(lean * 0.4)} ${-Math.round(h / 2)} ${lean} ${-h}"/><path stroke-width="4.6" d="${fronds.join('')}"/>`;
}

const lampPost = (x: number) => `M${x - 1.5} ${floor}v-58h3v58zM${x - 7} ${floor}v-5h14v5z`;
const lampLight = (x: number) => `<circle cx="${x}" cy="${floor - 62}" r="6"/>`;

/** The clock tower, its axis on x. */
function clockTower(x: number, { tower, arch, face }: Hour): string {
  const body = [
    'M-70 0v-8h140v8z',
    'M-58-8v-7h116v7z', // steps
    'M-48-15v-25h-3v-5q12-17 24 0v5h-3v25z',
    'M30-15v-25h-3v-5q12-17 24 0v5h-3v25z', // fountains
    'M-20-15v-36q0-14 20-14q20 0 20 14v36z', // vault
    'M-29-59h58v-4l-3-3v-17l3-4h-58l3 4v17l-3 3z',
    'M-33-86h66v-6h-66z', // gallery
    'M-19-91h38v-53h-38z',
    'M-23-143h46v-6h-46z', // shaft and balcony
    'M-15-148h5v-23h-5zM-2.5-148h5v-23h-5zM10-148h5v-23h-5z',
    'M-18-170h36v-5h-36z', // lantern
    'M-14-174q-1-17 14-24q15 7 14 24z',
    'M-1.2-196h2.4v-14h-2.4z', // dome and spire
  ].join('');
  const arches =
    'M-43-15v-21q5-8 10 0v21zM33-15v-21q5-8 10 0v21zM-10-15v-26q10-14 20 0v26zM-20-65v-13q4.500-7 9 0v13zM-4.500-65v-13q4.500-7 9 0v13zM11-65v-13q4.500-7 9 0v13zM-4-96v-9q4-6 8 0v9z';
  return `<g transform="translate(${x} ${floor}) scale(1.62)"><path fill="${tower}" d="${body}"/><path fill="${arch}" d="${arches}"/><circle cy="-122" r="12.500" fill="${face}"/><path stroke="#0d1b14" stroke-width="2.300" stroke-linecap="round" d="M0-131v9l5.500 4"/></g>`;
}

/** The ferry that crosses the bay, its water line at y; the funnel wears the green. */
function ferry(x: number, y: number, { hull, deck, ripple, windows, stars }: Hour): string {
  const glass = stars ? windows : hull;
  const row = (from: number, to: number, at: number) =>
    Array.from({ length: Math.floor((to - from) / 20) }, (_, i) => `M${from + 20 * i} ${at}h12v9h-12z`).join('');
  return (
    `<g transform="translate(${x} ${y})">` +
    `<path fill="none" stroke="${ripple}" stroke-width="3" stroke-linecap="round" d="M-118 7h86M-92 15h120M206 7h44M40 15h92"/>` +
    `<path fill="${hull}" d="M-12-32h226q-6 20-26 36h-180q-14-14-20-36z"/>` +
    `<path fill="${deck}" d="M4-62h176l14 30h-190z"/><path fill="${deck}" fill-opacity=".88" d="M22-88h112l8 26h-120z"/><path fill="${deck}" d="M40-106h40l5 18h-45z"/>` +
    `<path fill="#09b850" d="M108-120h26v32h-26z"/><path fill="#07923f" d="M121-120h13v32h-13z"/><path fill="${hull}" d="M108-120h26v7h-26z"/>` +
    `<path fill="${hull}" d="M58-106v-26h2.500v26zM60.500-132l16 5-16 5z"/>` +
    `<path fill="${glass}" d="${row(18, 178, -52)}${row(34, 132, -79)}M46-101h9v8h-9zM60-101h9v8h-9z"/></g>`
  );
}

const sailing = (x: number, y: number, { hull, sail, ripple }: Hour) =>
  `<g transform="translate(${x} ${y})"><path fill="${sail}" d="M-3-64v54h-36q24-20 36-54z"/><path fill="${sail}" fill-opacity=".7" d="M3-58v48h26q-14-22-26-48z"/><path fill="${hull}" d="M-40-6h74q-6 11-14 13h-46q-10-4-14-13z"/><path fill="none" stroke="${ripple}" stroke-width="3" stroke-linecap="round" d="M-66 11h50M2 11h66"/></g>`;

/** The castle on its hill, walls and towers only. */
const castle = (x: number, y: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}v-16h6v-5h7v5h6v-5h7v5h30v-7h6v-6h6v6h6v-6h6v6h6v7h44v-5h6v5h6v-5h6v5h6v22z"/>`;

const gulls = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, s]) => `M${x} ${y}q${3 * s}${-4 * s} ${6 * s} 0q${3 * s}${-4 * s} ${6 * s} 0`).join('');

/** İzmir's shore at dusk or at night, 1920 × 900: what it shows lies right of the middle, a card lies left. Returns an SVG. */
export function panorama(hour: Hour): string {
  const roll = seededRandom(11);
  const wind = Array.from({ length: 7 }, (_, i) => {
    const y = 70 + i * 34 + (i % 2) * 8;
    return `M0 ${y + 10}c240-${34 + 5 * i} 430 ${40 - 3 * i} 690 ${6 - i}s470-${50 - 6 * i} 720-8 330 ${26 - 3 * i} 510 ${4 + i}`;
  }).join('');
  const ripples = Array.from({ length: 44 }, (_, i) => {
    const depth = Math.floor(i / 6);
    const y = floor + 34 + depth * 27 + Math.round(roll() * 10);
    return `M${Math.round(((i % 6) + roll() * 0.75) * 330)} ${y}h${Math.round(50 + depth * 8 + roll() * 80)}`;
  }).join('');
  const glitter = Array.from({ length: 9 }, (_, i) => {
    const half = 62 - 5 * i + (i % 2) * 16;
    return `M${1236 - half + (i % 3) * 9} ${floor + 30 + 23 * i}h${2 * half - (i % 4) * 12}`;
  }).join('');
  const stars = Array.from(
    { length: 54 },
    () => `M${Math.round(roll() * width)} ${Math.round(12 + roll() * 330)}h0`,
  ).join('');
  const lamps = [706, 834, 1166, 1420, 1600, 1762];
  const palms = [
    [612, 84, 7],
    [668, 98, -9],
    [760, 90, 8],
    [800, 106, -6],
    [1212, 104, -8],
    [1276, 86, 9],
    [1352, 100, 7],
    [1490, 92, -8],
    [1544, 104, 6],
    [1690, 88, 8],
    [96, 90, 8],
    [300, 98, -8],
  ] as const;
  const plain = (n: number) => Math.round(n * 100) / 100;
  const [cx, cy, r] = hour.stars ? [1236, 322, 56] : [1236, 470, 128];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${hour.sky[0]}"/><stop offset=".45" stop-color="${hour.sky[1]}"/><stop offset=".74" stop-color="${hour.sky[2]}"/></linearGradient>` +
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${hour.sea[0]}"/><stop offset="1" stop-color="${hour.sea[1]}"/></linearGradient>` +
    `<path fill="url(#s)" d="M0 0h${width}v${height}H0z"/>` +
    (hour.stars
      ? `<path fill="none" stroke="#c7d3cc" stroke-opacity=".65" stroke-width="3" stroke-linecap="round" d="${stars}"/>`
      : '') +
    `<path fill="none" stroke="${hour.wind}" stroke-width="2.4" stroke-opacity=".62" d="${wind}"/>` +
    `<g fill="${hour.halo}"><circle cx="${cx}" cy="${cy}" r="${plain(r * 1.72)}" fill-opacity=".3"/><circle cx="${cx}" cy="${cy}" r="${plain(r * 1.36)}" fill-opacity=".5"/></g><circle cx="${cx}" cy="${cy}" r="${r}" fill="${hour.sun}"/>` +
    `<path fill="none" stroke="${hour.veil}" stroke-opacity=".75" stroke-width="13" stroke-linecap="round" d="M1096 404h150M1150 430h220M1290 404h56M1420 352h130M1466 376h190M880 330h120M930 354h64"/>` +
    `<path fill="${hour.hills[0]}" d="M0 516c160-66 330-58 520-96s330-70 560-26 310 86 470 58 250-50 370-22v250H0z"/>` +
    castle(1470, 470, hour.hills[0]) +
    `<path fill="${hour.hills[1]}" d="M0 566c240 44 400-14 640-40s330 34 560 26 300-66 470-62 170 34 250 50v150H0z"/>` +
    row({ from: -20, to: 1940, roofs: [74, 176], widths: [56, 116], fill: hour.blocks[0], seed: 5 }) +
    highRise(1748, hour) +
    highRise(214, hour) +
    row({
      from: -34,
      to: 880,
      roofs: [62, 168],
      widths: [62, 112],
      fill: hour.blocks[1],
      seed: 21,
      windows: [hour.windows, hour.lit * 0.8],
    }) +
    row({
      from: 1130,
      to: 1940,
      roofs: [58, 172],
      widths: [60, 110],
      fill: hour.blocks[1],
      seed: 8,
      windows: [hour.windows, hour.lit * 0.8],
    }) +
    row({
      from: -12,
      to: 590,
      roofs: [40, 92],
      widths: [74, 128],
      fill: hour.blocks[2],
      seed: 14,
      windows: [hour.windows, hour.lit],
    }) +
    row({
      from: 1384,
      to: 1940,
      roofs: [38, 96],
      widths: [76, 130],
      fill: hour.blocks[2],
      seed: 34,
      windows: [hour.windows, hour.lit],
    }) +
    `<path fill="url(#w)" d="M0 ${floor}h${width}v${height - floor}H0z"/>` +
    clockTower(1000, hour) +
    `<path fill="${hour.quay}" d="${lamps.map(lampPost).join('')}"/><g fill="${hour.lamp}">${lamps.map(lampLight).join('')}</g>` +
    `<g fill="none" stroke="${hour.leaf}" stroke-linecap="round">${palms.map(([x, h, lean]) => palm(x, h, lean)).join('')}</g>` +
    `<path fill="${hour.quay}" d="M0 ${floor - 3}h${width}v9H0z"/><path fill="${hour.kerb}" d="M0 ${floor + 6}h${width}v7H0z"/>` +
    `<path fill="none" stroke="${hour.ripple}" stroke-width="3" stroke-linecap="round" d="${ripples}"/>` +
    `<path fill="none" stroke="${hour.glitter}" stroke-width="4" stroke-linecap="round" stroke-opacity=".75" d="${glitter}"/>` +
    sailing(846, floor + 78, hour) +
    ferry(1336, floor + 112, hour) +
    (hour.stars
      ? ''
      : `<path fill="none" stroke="${hour.tower}" stroke-width="3" stroke-linecap="round" d="${gulls([
          [1120, 300, 3.5],
          [1166, 332, 2.5],
          [780, 392, 3],
          [1560, 250, 3],
        ])}"/>`) +
    `</svg>\n`;
  // Numbers in the paths are written to be read; the file has none of their idle zeros.
  return svg.replace(/(\.\d*?[1-9])0+(?=\D)/g, '$1');
}
