/** A point on a circle around (0, 0); 0° is at twelve o’clock. */
export const turn = (degrees: number, r: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

/** Radial lines around (0, 0), as one path; `skip` leaves out every nth. */
export const ticks = (count: number, from: number, to: number, skip?: number) =>
  Array.from({ length: count }, (_, i) =>
    skip && i % skip === 0 ? '' : `M${turn((i * 360) / count, from)}L${turn((i * 360) / count, to)}`,
  ).join('');

/** The outline of a gear around (0, 0). */
export const gear = (teeth: number, r: number) =>
  `M${Array.from({ length: teeth }, (_, i) => {
    const step = 360 / teeth;
    return [0, 0.3, 0.5, 0.8].map((at, corner) => turn((i + at) * step, corner < 2 ? r + 5 : r)).join('L');
  }).join('L')}Z`;

/** An isobar around the low on the dial. */
const isobar = (r: number) => {
  const points = Array.from({ length: 12 }, (_, i) => {
    const at = (i * Math.PI) / 6;
    const bent = r * (1 + 0.14 * Math.cos(2 * at - 1) + 0.05 * Math.sin(3 * at + r / 20));
    return [24 - r * 0.1 + bent * Math.cos(at), 18 - r * 0.1 + bent * Math.sin(at)] as const;
  });
  const half = (i: number) => {
    const [x, y] = points[i % 12] ?? [0, 0];
    const [nx, ny] = points[(i + 1) % 12] ?? [0, 0];
    return `${((x + nx) / 2).toFixed(0)} ${((y + ny) / 2).toFixed(0)}`;
  };
  return `M${half(11)}${points.map(([x, y], i) => `Q${x.toFixed(0)} ${y.toFixed(0)} ${half(i)}`).join('')}Z`;
};

export const isobars = [9, 20, 33, 48, 65, 84, 104].map(isobar).join('');
