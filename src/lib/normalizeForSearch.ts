const letterReplacements: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' };

/**
 * Normalizes a text for search: lower case, without accents: `İletişim` → `iletisim`, `Größe` → `grosse`. The rule is
 * the same in all languages: I, İ, ı and i all become i.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæø]/g, (letter) => letterReplacements[letter] ?? letter)
    .trim();

/** The spellings by which a text is found: `Kopfhörer` → `kopfhorer kopfhoerer`; ö is often typed as oe. */
export function searchVariants(text: string): string {
  const folded = normalizeForSearch(text);
  const spelled = text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${normalizeForSearch(letter)}e`);
  return spelled === text ? folded : `${folded} ${normalizeForSearch(spelled)}`;
}
