import { deflateSync } from 'node:zlib';
import type { Pixels } from './browser';

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n;
});

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let crc = 0xffffffff;
  for (const byte of named) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, named.length + 4);
  return out;
}

type Rgba = readonly [number, number, number, number];

interface Colour {
  rgba: Rgba;
  count: number;
}

const channels = [0, 1, 2, 3] as const;

/** Median cut: halves the box of colours with the widest weighted spread until there are enough. */
function paletteOf(colours: Colour[], size: number): Rgba[] {
  const measure = (box: Colour[]) => {
    const spreads = channels.map((channel) => {
      const values = box.map(({ rgba }) => rgba[channel]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const widest = Math.max(...spreads);
    const weight = box.reduce((sum, { count }) => sum + count, 0);
    return {
      box,
      channel: channels.find((channel) => spreads[channel] === widest) ?? 0,
      score: box.length < 2 ? 0 : widest * widest * Math.sqrt(weight),
    };
  };
  let boxes = [measure(colours)];
  while (boxes.length < size) {
    const most = boxes.reduce((a, b) => (b.score > a.score ? b : a));
    if (!most.score) break;
    const sorted = [...most.box].sort((a, b) => a.rgba[most.channel] - b.rgba[most.channel]);
    const values = sorted.map(({ rgba }) => rgba[most.channel]);
    const [low = 0, high = 0] = [values[0], values.at(-1)];
    const at = Math.max(
      1,
      sorted.findIndex(({ rgba }) => rgba[most.channel] > (low + high) / 2),
    );
    boxes = boxes.filter((box) => box !== most).concat(measure(sorted.slice(0, at)), measure(sorted.slice(at)));
  }
  return boxes.map(({ box }) => {
    const weight = box.reduce((sum, { count }) => sum + count, 0);
    const mean = (c: (typeof channels)[number]) =>
      Math.round(box.reduce((sum, { rgba, count }) => sum + rgba[c] * count, 0) / weight);
    return [mean(0), mean(1), mean(2), mean(3)];
  });
}

/** A PNG of at most `size` colours (2 to 256), transparency included. */
export function encodePng({ width, height, rgba }: Pixels, size = 256): Buffer {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgba.length; i += 4) {
    const key = rgba.readUInt32BE(i);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const split = (key: number): Rgba => [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255];
  const palette = paletteOf(
    [...counts].map(([key, count]) => ({ rgba: split(key), count })),
    size,
  );
  const nearest = new Map<number, number>();
  const indexOf = (key: number) => {
    const known = nearest.get(key);
    if (known !== undefined) return known;
    const [r, g, b, a] = split(key);
    let best = 0;
    let least = Infinity;
    palette.forEach(([pr, pg, pb, pa], i) => {
      const off = (r - pr) ** 2 + (g - pg) ** 2 + (b - pb) ** 2 + (a - pa) ** 2;
      if (off < least) [best, least] = [i, off];
    });
    nearest.set(key, best);
    return best;
  };
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indexOf(rgba.readUInt32BE(4 * (y * width + x)));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => colour.slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => colour[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An .ico that holds PNGs, smallest first. */
export function encodeIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, i) => {
    const at = 6 + 16 * i;
    head.set([size, size, 0, 0, 1, 0, 32, 0], at);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
