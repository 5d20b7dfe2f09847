/** Foot length in cm by shoe size. */
export const shoeSizes: Readonly<Record<string, number>> = {
  '38': 24,
  '39': 24.7,
  '40': 25.3,
  '41': 26,
  '42': 26.7,
  '43': 27.3,
  '44': 28,
  '45': 28.7,
};

/** Chest range and garment length in cm by clothing size. */
export const clothingSizes: Readonly<Record<string, { chest: readonly [number, number]; length: number }>> = {
  S: { chest: [86, 92], length: 68 },
  M: { chest: [94, 100], length: 70 },
  L: { chest: [102, 108], length: 72 },
  XL: { chest: [110, 118], length: 74 },
};

export type SizeKind = 'shoes' | 'clothing';

/** Kind of a size, which languages name differently: `42` is a shoe size, `M` a clothing size. */
export const sizeKindOf = (size: string): SizeKind => (Object.hasOwn(shoeSizes, size) ? 'shoes' : 'clothing');
