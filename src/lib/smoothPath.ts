import type { ContourLine, Point } from './contours';

const pointAt = (points: readonly Point[], i: number): Point => points.at(i) ?? [0, 0];

/**
 * Simplifies a line: fewer points where it is nearly straight, spaced so that the drawn curve deviates by at most about
 * `loss` px.
 */
function simplifyLine({ points, closed }: ContourLine, loss: number): Point[] {
  const n = points.length;
  const kept: Point[] = [pointAt(points, 0)];
  let gone = 0;
  for (let i = 1; i < n; i++) {
    const [point, before] = [pointAt(points, i), pointAt(points, i - 1)];
    gone += Math.hypot(point[0] - before[0], point[1] - before[1]);
    const span = 7;
    const a = pointAt(points, closed ? (i - span + n) % n : Math.max(0, i - span));
    const b = pointAt(points, closed ? (i + span) % n : Math.min(n - 1, i + span));
    const chord = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const sag = Math.hypot((a[0] + b[0]) / 2 - point[0], (a[1] + b[1]) / 2 - point[1]) || 0.01;
    const radius = (chord * chord) / (8 * sag);
    if (gone >= Math.min(110, Math.max(12, Math.sqrt(8 * loss * radius)))) {
      kept.push(point);
      gone = 0;
    }
  }
  const end = pointAt(points, -1);
  if (!closed && kept.at(-1) !== end) kept.push(end);
  return kept;
}

/**
 * SVG path data of a smooth curve through the line: quadratic Béziers whose control points are the line's points and
 * whose joints are their midpoints. A `t` command mirrors the last control point, so each joint is computed from the
 * rounded control point: rounding errors don't add up. Returns '' for fewer than three points.
 * @param unit pixels per path unit
 * @param loss largest deviation of the curve from the line in pixels
 */
export function smoothPath(line: ContourLine, unit: number, loss = 0.35): string {
  const points = simplifyLine(line, loss).map(([x, y]): Point => [x / unit, y / unit]);
  if (points.length < 3) return '';
  const mid = (a: Point, b: Point): Point => [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  const ring = line.closed ? [...points, pointAt(points, 0)] : points;
  const start = line.closed ? mid(pointAt(points, -1), pointAt(points, 0)) : round(pointAt(points, 0));
  let pen = start;
  let control = round(pointAt(ring, line.closed ? 0 : 1));
  const pair = ([x, y]: Point, [fx, fy]: Point) => `${x - fx}${y - fy < 0 ? '' : ' '}${y - fy}`;
  let path = `M${pair(start, [0, 0])}q${pair(control, pen)} `;
  const following = ring.slice(line.closed ? 1 : 2);
  following.forEach((point, i) => {
    const last = i === following.length - 1;
    const joint = last && line.closed ? start : last ? round(point) : mid(control, point);
    path += (i === 0 ? '' : 't') + pair(joint, pen);
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    pen = joint;
  });
  return path.replace(/ -/g, '-');
}
