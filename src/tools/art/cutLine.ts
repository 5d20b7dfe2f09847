import type { BoundingBox, ContourLine, Point } from '@/lib/contours';

/** Cuts a line where it runs through one of the holes; what stays comes back as open lines. */
export function cutLine(line: ContourLine, holes: readonly BoundingBox[]): ContourLine[] {
  const inside = ([x, y]: Point) => holes.some(([hx, hy, w, h]) => x > hx && x < hx + w && y > hy && y < hy + h);
  const { points, closed } = line;
  const first = points.findIndex(inside);
  if (first < 0) return [line];
  const ring = closed ? [...points.slice(first), ...points.slice(0, first)] : points;
  let part: Point[] = [];
  const parts = [part];
  for (const point of ring) {
    if (inside(point)) parts.push((part = []));
    else part.push(point);
  }
  return parts.filter((piece) => piece.length > 2).map((piece) => ({ points: piece, closed: false }));
}
