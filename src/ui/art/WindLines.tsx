import { roundToTenth } from '@/lib/roundToTenth';
import styles from './WindLines.module.scss';

/** Number of lines, from the straight one at the top to the most lifted one. */
const count = 15;
const places = Array.from({ length: 13 }, (_, index) => index * 50);

/** The y of a line at x in a box of 600: lifted over the middle, oscillating behind it. */
function heightAt(x: number, line: number) {
  const near = line / (count - 1);
  const lift = 104 * near ** 1.3 * Math.exp(-(((x - 320) / 150) ** 2));
  const turbulence = x > 400 ? 7 * near * Math.sin((x - 400) / 34) * (1 - Math.exp((400 - x) / 90)) : 0;
  return roundToTenth(26 + line * 27 - lift + turbulence);
}

/** All lines as one path: segments rounded at their midpoints. */
const path = Array.from({ length: count }, (_, line) => {
  const points = places.map((x) => [x, heightAt(x, line)] as const);
  return points
    .map(([x, y], index) => {
      const next = points[index + 1];
      if (index === 0 || !next) return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
      return `Q${x} ${y} ${(x + next[0]) / 2} ${roundToTenth((y + next[1]) / 2)}`;
    })
    .join('');
}).join('');

/** Wind flowing around a product: decorative, fills its positioned parent. */
export function WindLines() {
  return (
    <svg className={styles.root} viewBox="0 0 600 600" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
