import { fade, group } from '../outlines';
import type { Paint } from '../paint';

type Point = readonly [number, number];

/** A phone's size: width, height, corner. */
export type Size = readonly [number, number, number];

/** The outline of a phone around 0, 0, as points: eight a corner, on the curve that `soft` draws. */
function outline([w, h, r]: Size): Point[] {
  const corner = Array.from({ length: 9 }, (_, at): Point => {
    const t = at / 8;
    const ease = (near: number, far: number) => 3 * (1 - t) ** 2 * t * near + 3 * (1 - t) * t ** 2 * far + t ** 3 * far;
    return [
      w / 2 - r + ease(r * 0.68, r),
      -h / 2 + r - ((1 - t) ** 3 * r + 3 * (1 - t) ** 2 * t * r + 3 * (1 - t) * t ** 2 * r * 0.68),
    ];
  });
  return [
    ...corner,
    ...corner.map(([x, y]): Point => [x, -y]).reverse(),
    ...corner.map(([x, y]): Point => [-x, -y]),
    ...corner.map(([x, y]): Point => [-x, y]).reverse(),
  ];
}

/** The rubber band around points (Andrew's monotone chain). */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (way: Point[]) => {
    const chain: Point[] = [];
    for (const [x, y] of way) {
      for (;;) {
        const [[bx, by], [ax, ay]] = [chain.at(-1) ?? [0, 0], chain.at(-2) ?? [0, 0]];
        if (chain.length < 2 || (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * A phone turned on its foot: the face in a parallel projection, narrowed to `narrow` and sloping by `slope`, and its
 * thickness behind it, as far as `thick` says. Returns the outline of the whole body and the face's parts in place.
 */
export function turned(size: Size, narrow: number, slope: number, thick: Point) {
  const front = outline(size).map(([x, y]): Point => [x * narrow, y + x * slope]);
  const all = [...front, ...front.map(([x, y]): Point => [x + thick[0], y + thick[1]])];
  const edge = (size[0] / 2) * Math.sign(thick[0]);
  return {
    body: `M${hull(all)
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}Z`,
    face: (...parts: string[]) => group(`matrix(${narrow} ${slope} 0 1 0 0)`, ...parts),
    /** Where the middle of the visible side runs: its x, and by how much its y is shifted. */
    side: [edge * narrow + thick[0] / 2, edge * slope + thick[1] / 2] as const,
  };
}

/** The paint of a body turned to one side: a fade across the whole of it, whose light lies on the visible side only. */
export const sideFade = ({ shade, light, main }: Paint, on: 'left' | 'right') =>
  fade('side', [shade, light, main, shade], on === 'right' ? 'x1=".7"' : 'x1=".3" x2="0"');
