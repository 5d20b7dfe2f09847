/** Advance widths of Arial in 1/1000 em; search results use Arial. Other characters count as 556. */
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

/**
 * Approximate width of a text in Arial, in px; diacritics have no width.
 * @param size font size in px
 */
export const pixelWidth = (text: string, size: number): number =>
  Math.round(
    (Array.from(text.normalize('NFD').replace(/\p{M}/gu, '')).reduce(
      (sum, sign) => sum + (widths.get(sign) ?? 556),
      0,
    ) *
      size) /
      1000,
  );

/**
 * Truncates a text to a width, with an ellipsis.
 * @param size font size in px
 * @param maxWidth maximum width in px
 */
export function truncateToWidth(text: string, size: number, maxWidth: number): string {
  if (pixelWidth(text, size) <= maxWidth) return text;
  let truncated = text;
  while (truncated && pixelWidth(`${truncated} …`, size) > maxWidth) truncated = truncated.slice(0, -1);
  // At a word boundary, if there is one.
  return `${(/^(.+)\s\S*$/su.exec(truncated)?.[1] ?? truncated).trimEnd()} …`;
}
