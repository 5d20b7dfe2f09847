/**
 * A wave line across a scene and beyond its edges, in units.
 * @param y position
 * @param height amplitude
 * @param length wavelength
 */
export function swell(y: number, height: number, length: number): string {
  const half = length / 2;
  const halves = Math.ceil(1440 / half);
  return `M-360 ${y}q${half / 2}-${height} ${half} 0${`t${half} 0`.repeat(halves - 1)}`;
}
