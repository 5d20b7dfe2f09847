import { mkdir, writeFile } from 'node:fs/promises';
import { contours, pressureField } from '@/lib/contours';
import type { BoundingBox, Centre, ContourLine, Point } from '@/lib/contours';
import { smoothPath } from '@/lib/smoothPath';
import { cutLine } from './cutLine';

const folder = 'public/assets/images/isobars/';

/** One weather map: the part of the plane it shows, its pressure centres, its levels, and where it fades. */
interface Chart {
  box: BoundingBox;
  centres: Centre[];
  levels: { from: number; to: number; count: number };
  /** Pressures written on a line: which line, and near which point. The lines leave them free. */
  labels?: { line: number; near: Point }[];
}

const charts = {
  // The plane is the 1280 px page, so the box reaches 320 px beyond it on both sides, for 1920 px screens.
  hero: {
    box: [-320, 0, 1920, 760],
    centres: [
      { x: 1052, y: 340, a: -1.22, w: 285, h: 262, turn: -24 },
      { x: 890, y: 450, a: -0.22, w: 165, h: 140, turn: 12 },
      { x: 1200, y: 270, a: -0.22, w: 150, h: 190 },
      { x: 1010, y: 330, a: -0.16, w: 80, h: 95 },
      { x: 190, y: -120, a: 1, w: 300, h: 270 },
      { x: 330, y: 860, a: 0.66, w: 300, h: 250, turn: 24 },
      { x: 520, y: 330, a: 0.12, w: 150, h: 120 },
      { x: -260, y: 420, a: -0.45, w: 210, h: 260 },
      { x: 1660, y: 800, a: 0.4, w: 280, h: 300 },
      { x: 1580, y: -80, a: 0.35, w: 260, h: 220 },
    ],
    levels: { from: -1.52, to: 0.85, count: 26 },
    labels: [
      { line: 14, near: [756, 150] },
      { line: 9, near: [836, 296] },
    ],
  },
  'hero-phone': {
    box: [-195, 0, 780, 760],
    centres: [
      { x: 306, y: 430, a: -1.22, w: 178, h: 160, turn: -24 },
      { x: 212, y: 500, a: -0.22, w: 100, h: 86 },
      { x: 398, y: 380, a: -0.2, w: 100, h: 120 },
      { x: -30, y: 30, a: 0.95, w: 200, h: 190 },
      { x: 20, y: 760, a: 0.6, w: 170, h: 190 },
      { x: 640, y: 40, a: 0.3, w: 180, h: 160 },
    ],
    levels: { from: -1.46, to: 0.8, count: 20 },
  },
  cta: {
    box: [0, 0, 1320, 720],
    centres: [
      { x: 1030, y: 300, a: -1.2, w: 300, h: 262, turn: -24 },
      { x: 870, y: 410, a: -0.24, w: 180, h: 150 },
      { x: 1180, y: 230, a: -0.22, w: 160, h: 180 },
      { x: 150, y: -80, a: 1, w: 320, h: 250, turn: 10 },
      { x: 240, y: 800, a: 0.85, w: 320, h: 260, turn: -15 },
    ],
    levels: { from: -1.46, to: 0.9, count: 22 },
  },
  card: {
    box: [0, 0, 440, 680],
    centres: [
      { x: 316, y: 455, a: -1.2, w: 170, h: 176, turn: 20 },
      { x: 240, y: 550, a: -0.22, w: 100, h: 86 },
      { x: 386, y: 380, a: -0.2, w: 90, h: 110 },
      { x: 50, y: -40, a: 0.9, w: 240, h: 210 },
      { x: -60, y: 660, a: 0.55, w: 170, h: 170 },
    ],
    levels: { from: -1.42, to: 0.75, count: 17 },
  },
  // The low lies where the page leaves room, under the words; its lines run out behind the card.
  contact: {
    box: [-320, 0, 1920, 1000],
    centres: [
      { x: 120, y: 790, a: -1.2, w: 300, h: 230, turn: -14 },
      { x: 290, y: 690, a: -0.22, w: 170, h: 150 },
      { x: -60, y: 900, a: -0.24, w: 190, h: 150 },
      { x: 660, y: -60, a: 0.95, w: 420, h: 280, turn: 12 },
      { x: 1080, y: 620, a: 0.5, w: 330, h: 320 },
      { x: 1500, y: 60, a: -0.5, w: 320, h: 260 },
      { x: -220, y: 120, a: 0.55, w: 260, h: 260 },
    ],
    levels: { from: -1.34, to: 0.85, count: 20 },
  },
  soft: {
    box: [-320, 0, 1920, 520],
    centres: [
      { x: 1120, y: 120, a: -1.15, w: 300, h: 230, turn: 10 },
      { x: 980, y: 40, a: -0.24, w: 180, h: 130 },
      { x: 1260, y: 190, a: -0.22, w: 160, h: 130 },
      { x: 300, y: 640, a: 0.9, w: 430, h: 300, turn: -8 },
      { x: 1600, y: 600, a: 0.6, w: 280, h: 240 },
      { x: -180, y: -60, a: -0.5, w: 330, h: 240 },
    ],
    levels: { from: -1.26, to: 0.85, count: 19 },
  },
} satisfies Record<string, Chart>;

const around = ([x, y]: Point, w: number, h: number): BoundingBox => [x - w / 2, y - h / 2, w, h];

function nearest(lines: ContourLine[], [x, y]: Point): Point {
  const off = (point: Point) => Math.hypot(point[0] - x, point[1] - y);
  return lines.flatMap(({ points }) => points).reduce((best, point) => (off(point) < off(best) ? point : best));
}

/** Lines are dense at the low and fade outwards; every fifth is heavier. Drawn in half pixels, so that all numbers are whole. */
function draw({ box, centres, levels, labels = [] }: Chart): { svg: string; marks: Point[] } {
  const [unit, stroke] = [0.5, 1.2];
  const field = pressureField(centres);
  const inBox = ({ points, closed }: ContourLine): ContourLine => ({
    points: points.map(([x, y]) => [x - box[0], y - box[1]]),
    closed,
  });
  const steps = Array.from({ length: levels.count }, (_, i) => i / (levels.count - 1));
  const rings = steps.map((t) => contours(field, levels.from + (levels.to - levels.from) * t, box, 6));
  const marks = labels.map(({ line, near }) => nearest(rings[line] ?? [], near));
  const paths = rings.map((lines, i) => {
    // The labelled line makes room for the patch, its neighbours for the figures only.
    const holes = marks.map((mark, k) => (labels[k]?.line === i ? around(mark, 46, 22) : around(mark, 34, 15)));
    const d = lines
      .flatMap((line) => cutLine(line, holes))
      .map((line) => smoothPath(inBox(line), unit))
      .join('');
    const heavy = i % 5 === 4 ? ` stroke-width="${(stroke + 0.8) / unit}"` : '';
    const opacity = (0.35 + 0.65 * (1 - i / (steps.length - 1))).toFixed(2).replace('0.', '.');
    return d && `<path${heavy} opacity="${opacity}" d="${d}"/>`;
  });
  const [w, h] = [box[2], box[3]];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w / unit} ${h / unit}"><g id="map" fill="none" stroke="currentColor" stroke-width="${stroke / unit}">${paths.join('')}</g></svg>\n`;
  return { svg, marks };
}

/** Where the pressures 1012 and 1004 stand in the hero, in pixels of the 1280 px page: the hero component writes them there. */
export const heroMarks = (): Point[] => draw(charts.hero).marks.map(([x, y]) => [Math.round(x), Math.round(y)]);

/** Nine lines, one above the other: a swell that comes to rest, from the top line to the bottom and from the right to the left. */
function calm(): string {
  const [width, height, lines] = [1920, 150, 9];
  const paths = Array.from({ length: lines }, (_, i) => {
    const rest = i / (lines - 1);
    const points = Array.from({ length: 65 }, (_, k): Point => {
      const x = k * 30;
      const packet = Math.exp(-(((x - 1270 + 30 * i) / 360) ** 2)) + 0.5 * Math.exp(-(((x - 760 - 20 * i) / 260) ** 2));
      return [x, 30 + i * 14 + (1 - rest) ** 1.4 * 17 * packet * Math.sin(x / 62 + i * 0.16)];
    });
    return `<path d="${smoothPath({ points, closed: false }, 0.5, 0.25)}" opacity="${(1 - 0.45 * rest).toFixed(2)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width * 2} ${height * 2}"><g id="map" fill="none" stroke="currentColor" stroke-width="2.4">${paths.join('')}</g></svg>\n`;
}

/** Writes the isobar maps; returns their files. */
export async function makeIsobars(): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const pictures = {
    ...Object.fromEntries(Object.entries(charts).map(([name, chart]) => [name, draw(chart).svg])),
    calm: calm(),
  };
  return Promise.all(
    Object.entries(pictures).map(async ([name, svg]) => {
      await writeFile(`${folder}${name}.svg`, svg);
      return `${folder}${name}.svg`;
    }),
  );
}
