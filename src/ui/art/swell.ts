/**
 * A wave line across a scene and beyond its edges, in units.
 * @param y position
 * @param height amplitude
 * @param length wavelength
 * @param from left end
 */
export function swell(y: number, height: number, length: number, from = -360): string {
  const half = length / 2;
  const halves = Math.ceil((1080 - from) / half);
  return `M${from} ${y}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(halves - 1)}`;
}
