/** Advance widths of Arial in thousandths of the size: what search results are set in. */
const groups: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[]\\ftı·',
  333: '()-r`“”„',
  355: '"',
  389: '*',
  500: 'Jckxyzsv',
  584: '+<=>~',
  611: 'FTZß',
  667: 'ABEKPSVXY&',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};

const widths = new Map(
  Object.entries(groups).flatMap(([width, signs]) => Array.from(signs).map((sign) => [sign, +width])),
);

/** Pixels that a text takes in Arial at a size in pixels, near enough to tell whether a line fits; marks take no room. */
export const pixelWidth = (text: string, size: number): number =>
  Math.round(
    (Array.from(text.normalize('NFD').replace(/\p{M}/gu, '')).reduce(
      (sum, sign) => sum + (widths.get(sign) ?? 556),
      0,
    ) *
      size) /
      1000,
  );

/** The beginning of a text that fits into so many pixels, with three dots if something is missing. */
export function fitted(text: string, size: number, most: number): string {
  if (pixelWidth(text, size) <= most) return text;
  let kept = text;
  while (kept && pixelWidth(`${kept} …`, size) > most) kept = kept.slice(0, -1);
  // Not in the middle of a word, unless it is the only one.
  return `${(/^(.+)\s\S*$/su.exec(kept)?.[1] ?? kept).trimEnd()} …`;
}
