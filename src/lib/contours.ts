/**
 * A pressure centre: position, amplitude (negative for a low), standard deviations along its two axes, and their
 * rotation in degrees.
 */
export interface Centre {
  x: number;
  y: number;
  a: number;
  w: number;
  h: number;
  turn?: number;
}

/** x, y, width, height in pixels. */
export type BoundingBox = readonly [number, number, number, number];

export type Point = readonly [number, number];

/** One contour line; `closed` when its last point joins the first. */
export interface ContourLine {
  points: Point[];
  closed: boolean;
}

export type ScalarField = (x: number, y: number) => number;

/** Returns the pressure as a function of x and y: the sum of Gaussians around the centres. */
export function pressureField(centres: readonly Centre[]): ScalarField {
  const terms = centres.map(({ x, y, a, w, h, turn = 0 }) => {
    const angle = (turn * Math.PI) / 180;
    return { x, y, a, w, h, cos: Math.cos(angle), sin: Math.sin(angle) };
  });
  return (px, py) =>
    terms.reduce((sum, { x, y, a, w, h, cos, sin }) => {
      const u = ((px - x) * cos + (py - y) * sin) / w;
      const v = ((py - y) * cos - (px - x) * sin) / h;
      return sum + a * Math.exp(-(u * u + v * v) / 2);
    }, 0);
}

// Marching squares' edge table: the sides of a cell (0 top, 1 right, 2 bottom, 3 left) that a line joins, by the
// corners above the level (bits: 1 top left, 2 top right, 4 bottom right, 8 bottom left).
const edgeTable: Record<number, readonly (readonly [number, number])[]> = {
  1: [[3, 0]], 2: [[0, 1]], 3: [[3, 1]], 4: [[1, 2]], 5: [[3, 0], [1, 2]], 6: [[0, 2]], 7: [[3, 2]],
  8: [[2, 3]], 9: [[2, 0]], 10: [[0, 1], [2, 3]], 11: [[2, 1]], 12: [[1, 3]], 13: [[1, 0]], 14: [[0, 3]],
}; // prettier-ignore

/**
 * Marching squares: the contour lines of one level inside the box. Each point is then refined onto the level.
 * @param cell edge length of the grid cells in pixels
 */
export function contours(field: ScalarField, level: number, box: BoundingBox, cell = 12): ContourLine[] {
  const [x0, y0, width, height] = box;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const values = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => {
    const value = field(x0 + (i % (columns + 1)) * cell, y0 + Math.floor(i / (columns + 1)) * cell) - level;
    return value === 0 ? 1e-9 : value;
  });
  const at = (column: number, row: number) => values[row * (columns + 1) + column] ?? 0;
  const where = new Map<string, Point>();
  const next = new Map<string, string[]>();
  const join = (from: string, to: string) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [nw, ne, se, sw] = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const above = (nw > 0 ? 1 : 0) + (ne > 0 ? 2 : 0) + (se > 0 ? 4 : 0) + (sw > 0 ? 8 : 0);
      const edges = edgeTable[above];
      // Most cells have no line through them.
      if (!edges) continue;
      const x = x0 + column * cell;
      const y = y0 + row * cell;
      const sides: [name: string, at: Point][] = [
        [`h${column},${row}`, [x + (cell * nw) / (nw - ne), y]],
        [`v${column + 1},${row}`, [x + cell, y + (cell * ne) / (ne - se)]],
        [`h${column},${row + 1}`, [x + (cell * sw) / (sw - se), y + cell]],
        [`v${column},${row}`, [x, y + (cell * nw) / (nw - sw)]],
      ];
      for (const [from, to] of edges) {
        const [a, b] = [sides[from], sides[to]];
        if (!a || !b) continue;
        where.set(...a).set(...b);
        join(a[0], b[0]);
        join(b[0], a[0]);
      }
    }
  }
  const left = new Set(where.keys());
  const walk = (start: string): string[] => {
    const path = [start];
    left.delete(start);
    for (let key = start; ; path.push(key)) {
      const step = next.get(key)?.find((other) => left.has(other));
      if (!step) return path;
      left.delete((key = step));
    }
  };
  const degree = (key: string) => next.get(key)?.length ?? 0;
  const ends = [...left].filter((key) => degree(key) === 1);
  const lines: ContourLine[] = [];
  for (const key of [...ends, ...left]) {
    if (!left.has(key)) continue;
    const path = walk(key);
    const closed = path.length > 3 && degree(key) > 1;
    lines.push({ points: path.map((name) => refineByNewton(field, level, where.get(name) ?? [x0, y0])), closed });
  }
  return lines.filter(({ points }) => points.length > 2);
}

/** Two Newton steps along the gradient move the interpolated point onto the level. */
function refineByNewton(field: ScalarField, level: number, point: Point): Point {
  let [x, y] = point;
  for (let i = 0; i < 2; i++) {
    const gx = field(x + 0.5, y) - field(x - 0.5, y);
    const gy = field(x, y + 0.5) - field(x, y - 0.5);
    const off = (field(x, y) - level) / (gx * gx + gy * gy || 1);
    if (Math.hypot(off * gx, off * gy) > 8) break;
    [x, y] = [x - off * gx, y - off * gy];
  }
  return [x, y];
}
