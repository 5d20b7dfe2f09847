const letters: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' };

/**
 * Normalizes a text for search: lower case, without accents: `İletişim` → `iletisim`, `Größe` → `grosse`. The rule is
 * the same in all languages: I, İ, ı and i all become i.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæø]/g, (letter) => letters[letter] ?? letter)
    .trim();

/** The spellings by which a text is found: `Kopfhörer` → `kopfhorer kopfhoerer`; ö is often typed as oe. */
export function searchable(text: string): string {
  const folded = fold(text);
  const spelled = text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${fold(letter)}e`);
  return spelled === text ? folded : `${folded} ${fold(spelled)}`;
}
