import { mkdir, writeFile } from 'node:fs/promises';
import { hours, panorama } from './panorama';

/** Lines on a ground, one green accent. */
interface Inks {
  ground: string;
  faint: string;
  line: string;
}

const inks: Record<'light' | 'dark', Inks> = {
  light: { ground: '#eef4f0', faint: '#bccfc3', line: '#33443a' },
  dark: { ground: '#16211c', faint: '#2f443a', line: '#9db3a6' },
};

/** The city in lines for the office's card, 430 × 132: contour lines for hills, one line for the houses. Returns an SVG. */
function cityLines({ ground, faint, line }: Inks): string {
  const hills = [0, 1, 2, 3]
    .map(
      (i) =>
        `M0 ${66 + 11 * i}c60-${26 - 4 * i} 96-${22 - 3 * i} 150 ${-6 + i}s86 ${30 - 5 * i} 140 ${2 * i} 96-${30 - 6 * i} 140-${8 - i}`,
    )
    .join('');
  const houses = 'M0 104V84h20V70h24v14h14V62h30v22h12v-8h22v28M292 104V78h22v-9h18v17h16V60h26v16h14v-8h20v16h22v20';
  const tower = [
    'M214 104h60M220 104v-5h48v5M226 99v-13q4-7 8 0v13M254 99v-13q4-7 8 0v13M237 99V80q0-8 7-8q7 0 7 8v19',
    'M228 70h32M231 70v-9h26v9M235 61V35h18v26M231 35h26M236 35V24M244 35V24M252 35V24M234 24h20M237 24q0-9 7-12q7 3 7 12M244 12V5',
  ].join('');
  const palms = [150, 182]
    .map(
      (x) =>
        `M${x} 104q-2-14 2-28M${x + 2} 76q-8-9-14 1M${x + 2} 76q-4-10-12-8M${x + 2} 76q5-10 12-6M${x + 2} 76q9-7 13 3M${x + 2} 76q1-9 1-12`,
    )
    .join('');
  const windows =
    'M28 82h0M36 82h0M66 72h0M76 72h0M66 84h0M76 84h0M108 86h0M322 80h0M350 72h0M360 72h0M350 84h0M360 84h0M396 78h0M396 90h0M300 88h0';
  const ferry = 'M302 122h78l-8 8h-58zM314 122v-8h52v8M326 114v-6h22v6';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 430 132" width="430" height="132"><path fill="${ground}" d="M0 0h430v132H0z"/>` +
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g stroke="${faint}" stroke-width="1.500"><circle cx="330" cy="40" r="17"/><circle cx="330" cy="40" r="24" stroke-dasharray="1 6"/><path d="${hills}"/></g>` +
    `<path fill="${ground}" stroke="none" d="${houses.replaceAll('M', 'zM').slice(1)}z"/><path fill="${ground}" stroke="none" d="M222 100V86h12V61h2V35h16v26h2v25h12v14z"/>` +
    `<g stroke="${line}" stroke-width="2"><path d="${houses}${tower}${palms}M0 104h430"/><path stroke-width="4" d="${windows}"/><circle cx="244" cy="48" r="5.500"/><path d="M244 45.500v2.500l2 1.500" stroke-width="1.500"/><path fill="${ground}" d="${ferry}"/></g>` +
    `<path stroke="${faint}" stroke-width="2" d="M24 114h44M92 122h70M190 114h60M232 124h36M396 118h24M120 113h20"/></g><path fill="#09b850" d="M350 102h8v12h-8z"/></svg>\n`
  ).replace(/(\.\d*?[1-9])0+(?=\D)/g, '$1');
}

/** The colours of a street map. */
interface Ground {
  land: string;
  block: string;
  street: string;
  road: string;
  casing: string;
  rail: string;
  park: string;
  tree: string;
  water: readonly [string, string, string];
}

const grounds: Record<'light' | 'dark', Ground> = {
  light: {
    land: '#eef2ee',
    block: '#e4ebe6',
    street: '#fff',
    road: '#fff',
    casing: '#d3ddd6',
    rail: '#b4c3b9',
    park: '#d5ecdd',
    tree: '#bfe0cb',
    water: ['#cfe1ea', '#d8e7ee', '#e2eef2'],
  },
  dark: {
    land: '#121b17',
    block: '#17221d',
    street: '#22302a',
    road: '#2c3d35',
    casing: '#0d1512',
    rail: '#40544a',
    park: '#12291d',
    tree: '#1a3a29',
    water: ['#0d2029', '#11262f', '#152c35'],
  },
};

function seededRandom(seed: number) {
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
}

/** Streets of one quarter: lanes across a turned square around a point, some of them missing a piece. */
function quarter(
  cx: number,
  cy: number,
  reach: number,
  turn: number,
  [along, across]: readonly [number, number],
  seed: number,
) {
  const roll = seededRandom(seed);
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, v: number) =>
    `${Math.round(cx + u * Math.cos(angle) - v * Math.sin(angle))} ${Math.round(cy + u * Math.sin(angle) + v * Math.cos(angle))}`;
  let d = '';
  for (const [step, lane] of [
    [along, (w: number, a: number, b: number) => `M${at(a, w)}L${at(b, w)}`],
    [across, (w: number, a: number, b: number) => `M${at(w, a)}L${at(w, b)}`],
  ] as const) {
    for (let w = -reach; w <= reach; w += step * (0.82 + 0.4 * roll())) {
      let from = -reach;
      while (from < reach) {
        const to = Math.min(reach, from + reach * (0.35 + 0.6 * roll()));
        d += lane(Math.round(w), Math.round(from), Math.round(to));
        from = to + (roll() < 0.4 ? along * 1.3 : 0);
      }
    }
  }
  return d;
}

const coast = 'M-40 150C220 60 470 190 720 168S1060 176 1096 300 1010 470 880 506 716 610 700 780';

/**
 * The end of the gulf and the streets around the office, which lies in the middle of 2560 × 760: as wide as the widest
 * window, shown at its own size. Returns an SVG.
 */
function officeMap({ land, block, street, road, casing, rail, park, tree, water }: Ground): string {
  const lanes = (d: string, width: number, clip: string) =>
    `<path clip-path="url(#${clip})" stroke="${street}" stroke-width="${width}" d="${d}"/>`;
  const roads = [
    'M-40 96C240 16 480 140 730 118s420-6 452 176-96 216-222 252-170 90-190 234', // along the water
    'M1182 330C1400 366 1560 250 1800 262s420 96 800 10', // out of town
    'M1146 450c134 42 214 42 314 152s80 110 120 180',
    'M1176 236c60-70 70-150 120-260',
  ].join('');
  const trees = seededRandom(9);
  const grove = (cx: number, cy: number, rx: number, ry: number, count: number) =>
    Array.from({ length: count }, () => {
      const [a, r] = [trees() * 6.283, Math.sqrt(trees())];
      return `M${Math.round(cx + rx * r * Math.cos(a))} ${Math.round(cy + ry * r * Math.sin(a))}h0`;
    }).join('');
  const parks =
    'M1478 141c60-46 190-40 226 10s-10 104-86 112-196-66-140-122zM930 604c50-40 170-20 190 30s-70 120-150 100-90-92-40-130zM1990 430c70-30 190-10 210 46s-60 96-150 84-140-96-60-130zM420 20c60-30 150-30 170 0s-40 66-110 60-100-42-60-60z';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2560 760" width="2560" height="760">` +
    `<clipPath id="n"><path d="M-40-40H2600V250L1800 262 1400 350 1182 330 730 118-40 110z"/></clipPath><clipPath id="e"><path d="M1182 330 1400 350 1800 262 2600 270V800H1560L1400 600 1130 452z"/></clipPath><clipPath id="s"><path d="M1130 452 1400 600 1560 800H700L880 506z"/></clipPath><clipPath id="g"><path d="${coast}H-40z"/></clipPath>` +
    `<path fill="${land}" d="M0 0h2560v760H0z"/><path fill="${block}" d="M1182 330c218 36 378-80 618-68s420 96 800 10v500H1500c-40-120-180-260-370-320z"/>` +
    `<g fill="none" stroke-linecap="round">` +
    lanes(quarter(1500, 60, 1180, -9, [74, 118], 4), 6, 'n') +
    lanes(quarter(1760, 540, 980, -21, [66, 104], 7), 6, 'e') +
    lanes(quarter(1120, 640, 460, 34, [62, 92], 12), 6, 's') +
    `</g><path fill="${park}" d="${parks}"/><path fill="none" stroke="${tree}" stroke-width="13" stroke-linecap="round" d="${grove(1592, 183, 92, 44, 26)}${grove(1024, 662, 74, 46, 20)}${grove(2090, 486, 84, 40, 22)}${grove(506, 46, 62, 20, 12)}"/>` +
    `<g fill="none" stroke-linecap="round"><path stroke="${water[0]}" stroke-width="12" d="M1090 330c120 60 250 20 360 96s250 40 420 150 340 60 700 130"/>` +
    `<path stroke="${casing}" stroke-width="21" d="${roads}"/><path stroke="${road}" stroke-width="16" d="${roads}"/>` +
    `<path stroke="${rail}" stroke-width="3" d="M-40 60c280-76 520 44 770 26s470 4 500 236-80 250-210 300-160 80-190 158"/><path stroke="${rail}" stroke-width="9" stroke-dasharray="2 15" stroke-linecap="butt" d="M-40 60c280-76 520 44 770 26s470 4 500 236-80 250-210 300-160 80-190 158"/></g>` +
    `<path fill="${water[0]}" d="${coast}H-40z"/><g clip-path="url(#g)" fill="none"><path stroke="${water[1]}" stroke-width="220" d="${coast}"/><path stroke="${water[2]}" stroke-width="84" d="${coast}"/><path stroke="${rail}" stroke-width="2.500" stroke-dasharray="2 9" stroke-linecap="round" d="M-40 520C240 480 520 420 800 330s180-70 250-80"/></g>` +
    `<path fill="none" stroke="${casing}" stroke-width="3" d="${coast}"/></svg>\n`
  ).replace(/(\.\d*?[1-9])0+(?=\D)/g, '$1');
}

const folder = 'public/assets/images/offices/';

/** Writes an office's pictures, each for light and for dark grounds; returns their files. */
export async function makeOffices(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const drawn = (['light', 'dark'] as const).flatMap((theme) => [
    [`izmir-${theme}.svg`, panorama(hours[theme])] as const,
    [`izmir-card-${theme}.svg`, cityLines(inks[theme])] as const,
    [`izmir-map-${theme}.svg`, officeMap(grounds[theme])] as const,
  ]);
  return Promise.all(
    drawn.map(async ([name, svg]) => {
      await writeFile(folder + name, svg);
      return folder + name;
    }),
  );
}
