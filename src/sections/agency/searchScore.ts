import { normalizeForSearch } from '@/lib/normalizeForSearch';
import { pixelWidth } from './pixelWidth';

/** Page content to score. Lines of the text that start with # are headings. */
export interface SeoDraft {
  keyword: string;
  title: string;
  description: string;
  text: string;
}

export type CheckState = 'good' | 'fair' | 'poor';

/** A check: state, measured value, weight. The weights add up to 100. */
export interface Check {
  state: CheckState;
  value: number;
  weight: number;
}

/** Maximum widths of a search result in px, at 20 and 14 px. */
export const maxWidths = { title: 580, description: 920 };

const countWords = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

/** Occurrences at word starts; suffixes are allowed, for Turkish and German. */
function occurrences(text: string, keyword: string): number {
  const wanted = normalizeForSearch(keyword)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  if (!wanted) return 0;
  return normalizeForSearch(text).match(new RegExp(`(?<![\\p{L}\\p{N}])${wanted}`, 'gu'))?.length ?? 0;
}

const vowels: Readonly<Record<string, RegExp>> = {
  tr: /[aeıioöuüâîû]/giu,
  de: /(?:äu|eu|ei|ai|ie|au|aa|ee|oo|[aeiouyäöü])/giu,
  en: /[aeiouy]+(?!$)|[aiouy]+$|(?<![aeiouy])l?e$/giu,
};

/** Syllables by vowel groups, at least one. */
const syllables = (word: string, language: string) =>
  Math.max(1, word.match(vowels[language] ?? /[aeiou]+/giu)?.length ?? 1);

/**
 * Readability 0 to 100: Flesch (English), Amstad (German), Ateşman (Turkish).
 * @param sentences without headings
 */
function readability(sentences: readonly string[], language: string): number {
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}’']+/gu) ?? []);
  if (words.length === 0) return 0;
  const length = words.length / sentences.length;
  const weight = words.reduce((sum, word) => sum + syllables(word, language), 0) / words.length;
  const points = {
    tr: 198.825 - 40.175 * weight - 2.61 * length,
    de: 180 - 58.5 * weight - length,
    en: 206.835 - 84.6 * weight - 1.015 * length,
  }[language];
  return Math.round(Math.min(100, Math.max(0, points ?? 0)));
}

const grade = (good: boolean, fair: boolean): CheckState => (good ? 'good' : fair ? 'fair' : 'poor');

/** True if a heading skips a level. */
const skipsLevel = (levels: readonly number[]) =>
  levels.some((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1);

/**
 * Scores a page.
 * @param language of the readability formula: tr, en or de
 * @returns checks in display order, score 0 to 100
 */
export function searchScore({ keyword, title, description, text }: SeoDraft, language: string) {
  const lines = text.split('\n').map((line) => line.trim());
  const isHeading = (line: string) => /^#{1,6}\s*\S/.test(line);
  const headings = lines.filter(isHeading);
  const levels = headings.map((line) => /^#+/.exec(line)?.[0].length ?? 1);
  const paragraphs = lines.filter((line) => line && !isHeading(line));
  const sentences = paragraphs.flatMap((line) => line.split(/(?<=[.!?…])\s+/u)).filter((line) => countWords(line) > 0);
  const words = countWords(paragraphs.join(' '));
  const titleWidth = pixelWidth(title.trim(), 20);
  const descriptionWidth = pixelWidth(description.trim(), 14);
  const inTitle = occurrences(title, keyword);
  const position = normalizeForSearch(title).indexOf(normalizeForSearch(keyword));
  const parts = normalizeForSearch(keyword).split(/\s+/).filter(Boolean);
  const near = (where: string) => parts.length > 0 && parts.every((part) => occurrences(where, part) > 0);
  const opening = paragraphs[0] ?? '';
  const share = words === 0 ? 0 : (occurrences(text, keyword) * Math.max(1, parts.length) * 100) / words;
  const wanted = Math.max(1, Math.floor(words / 150));
  const reads = readability(sentences, language);
  const long =
    sentences.length === 0 ? 100 : (sentences.filter((line) => countWords(line) > 20).length * 100) / sentences.length;
  const checks = {
    titleWidth: {
      state: grade(titleWidth >= 300 && titleWidth <= maxWidths.title, titleWidth > 0 && titleWidth < 300),
      value: titleWidth,
      weight: 14,
    },
    descriptionWidth: {
      state: grade(
        descriptionWidth >= 500 && descriptionWidth <= maxWidths.description,
        descriptionWidth > 0 && descriptionWidth < 500,
      ),
      value: descriptionWidth,
      weight: 10,
    },
    keywordTitle: {
      state: grade(inTitle > 0 && position <= title.trim().length / 2, inTitle > 0 || near(title)),
      value: inTitle,
      weight: 16,
    },
    keywordDescription: {
      state: grade(occurrences(description, keyword) > 0, near(description)),
      value: occurrences(description, keyword),
      weight: 8,
    },
    opening: {
      state: grade(occurrences(opening, keyword) > 0, near(opening)),
      value: occurrences(opening, keyword),
      weight: 10,
    },
    density: {
      state: grade(share >= 0.8 && share <= 4, share > 0 && share <= 6),
      value: Math.round(share * 10) / 10,
      weight: 10,
    },
    length: { state: grade(words >= 300, words >= 120), value: words, weight: 10 },
    headings: {
      state: skipsLevel(levels) ? 'poor' : grade(headings.length >= wanted && words > 0, headings.length > 0),
      value: headings.length,
      weight: 8,
    },
    readability: { state: grade(reads >= 60, reads >= 40), value: reads, weight: 8 },
    sentences: { state: grade(long <= 15, long <= 30), value: Math.round(long), weight: 6 },
  } satisfies Record<string, Check>;
  const points = { good: 1, fair: 0.5, poor: 0 };
  const score = Object.values<Check>(checks).reduce((sum, { state, weight }) => sum + weight * points[state], 0);
  return { checks, score: Math.round(score) };
}

export type CheckId = keyof ReturnType<typeof searchScore>['checks'];
