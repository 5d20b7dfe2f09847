import type { LanguageCode } from '@/site/languages';

interface ReadabilityFormula {
  /** Matches every syllable of a word, by its vowels. */
  syllable: RegExp;
  /** 100 is very easy, 0 very hard. */
  points: (syllablesPerWord: number, wordsPerSentence: number) => number;
}

/** Ateşman (Turkish), Flesch (English), Amstad (German). */
const formulas: Readonly<Record<LanguageCode, ReadabilityFormula>> = {
  tr: {
    syllable: /[aeıioöuüâîû]/giu,
    points: (syllables, words) => 198.825 - 40.175 * syllables - 2.61 * words,
  },
  en: {
    syllable: /[aeiouy]+(?!$)|[aiouy]+$|(?<![aeiouy])l?e$/giu,
    points: (syllables, words) => 206.835 - 84.6 * syllables - 1.015 * words,
  },
  de: {
    syllable: /(?:äu|eu|ei|ai|ie|au|aa|ee|oo|[aeiouyäöü])/giu,
    points: (syllables, words) => 180 - 58.5 * syllables - words,
  },
};

/**
 * Readability 0 to 100.
 * @param sentences without headings
 */
export function readability(sentences: readonly string[], language: LanguageCode): number {
  const { syllable, points } = formulas[language];
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}’']+/gu) ?? []);
  if (words.length === 0) return 0;
  // A word has at least one syllable.
  const syllables = words.reduce((sum, word) => sum + Math.max(1, word.match(syllable)?.length ?? 1), 0);
  return Math.round(Math.min(100, Math.max(0, points(syllables / words.length, words.length / sentences.length))));
}
