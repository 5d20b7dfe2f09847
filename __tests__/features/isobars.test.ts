import { isobarPath, isobarLevels } from '@/features/account/isobars';

const size = [1440, 260] as const;
const weatherOf = (seed: number) =>
  Array.from({ length: isobarLevels }, (_, step) => isobarPath(seed, step, ...size)).filter(({ path }) => path !== '');
const pairs = (path: string) => (path.match(/-?\d+/g) ?? []).length;

describe('the weather pattern of an account', () => {
  it('is the same for the same seed, and different for another seed', () => {
    expect(weatherOf(1)).toEqual(weatherOf(1));
    expect(weatherOf(1)).not.toEqual(weatherOf(2));
  });

  it.each([0, 1, 7, 123_456_789, 2 ** 31 - 1, -5])('has valid lines for the seed %d, including heavy ones', (seed) => {
    const lines = weatherOf(seed);
    expect(lines.length).toBeGreaterThan(6);
    expect(lines.some(({ heavy }) => heavy)).toBe(true);
    for (const { path } of lines) {
      expect(path).toMatch(/^M\d+[ -]\d+q/);
      expect(path).not.toMatch(/NaN|Infinity|undefined/);
      expect(pairs(path)).toBeGreaterThan(6);
    }
  });

  it('begins its lines inside the map', () => {
    for (const { path } of weatherOf(3)) {
      for (const [, x, y] of path.matchAll(/M(-?\d+)[ ]?(-?\d+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(-16);
        expect(Number(x)).toBeLessThanOrEqual(2 * size[0] + 16);
        expect(Number(y)).toBeGreaterThanOrEqual(-16);
        expect(Number(y)).toBeLessThanOrEqual(2 * size[1] + 16);
      }
    }
  });
});
