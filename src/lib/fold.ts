const letters: Record<string, string> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' };

/**
 * A text as people compare it when they search: lower case, without accents, `İletişim` → `iletisim`, `Größe` →
 * `grosse`. One rule for all languages: I, İ, ı and i meet in i, so the Turkish and the other lower case agree.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæø]/g, (letter) => letters[letter] ?? letter)
    .trim();

/** What a text is searched by: `Kopfhörer` → `kopfhorer kopfhoerer`, since whoever lacks the umlaut types an e. */
export function searchable(text: string): string {
  const folded = fold(text);
  const spelled = text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${fold(letter)}e`);
  return spelled === text ? folded : `${folded} ${fold(spelled)}`;
}
