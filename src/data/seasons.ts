import type { ProductId } from './products';

export const seasons = ['winter', 'spring', 'summer', 'autumn'] as const;

export type Season = (typeof seasons)[number];

/** Featured products by season; the first one is shown large. */
export const seasonPicks: Readonly<Record<Season, readonly [ProductId, ProductId, ProductId]>> = {
  winter: ['1033', '1024', '1060'],
  spring: ['1021', '1032', '1051'],
  summer: ['1061', '1023', '1071'],
  autumn: ['1021', '1031', '1062'],
};

/** Season of a month (1 to 12) in the northern hemisphere. */
export const seasonOf = (month: number): Season => seasons[Math.floor((month % 12) / 3)] ?? 'winter';
