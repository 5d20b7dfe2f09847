import { roundToTenth } from '@/lib/roundToTenth';

/** Centre and radius of the disc, in the poster's units; the radius determines how far it bends the lines. */
interface Disc {
  x: number;
  y: number;
  r: number;
}

interface WindLineOptions {
  width: number;
  height: number;
  /** Number of lines. */
  lines: number;
  /** Further lines above and below the poster, each. */
  bleed: number;
  /** 0 is calm, 12 a hurricane. */
  wind: number;
  disc: Disc;
}

/**
 * Wind lines that bend around a disc.
 * @returns one SVG path per line, from top to bottom, each a little wider than the poster
 */
export function windLinePaths({ width, height, lines, bleed, wind, disc }: WindLineOptions): string[] {
  const step = width / 8;
  const reach = disc.r * 1.7;
  return Array.from({ length: lines + 2 * bleed }, (_, place) => {
    const index = place - bleed;
    const base = ((index + 0.5) / lines) * height;
    const swing = wind * (0.8 + 2.2 * Math.sin((Math.PI * index) / lines));
    const at = (x: number) => {
      const away = Math.exp(-(((x - disc.x) / reach) ** 2) - ((base - disc.y) / reach) ** 2);
      const bend = Math.sign(base - disc.y || 1) * disc.r * 0.42 * away;
      return roundToTenth(base + swing * Math.sin(x / (width / 5) + index * 0.28) + bend);
    };
    let path = `M${-step} ${at(-step)}`;
    for (let x = 0; x <= width + step; x += step)
      path += `Q${roundToTenth(x)} ${at(x)} ${roundToTenth(x + step / 2)} ${roundToTenth((at(x) + at(x + step)) / 2)}`;
    return path;
  });
}
