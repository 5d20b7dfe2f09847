import { normalizeForSearch } from '@/lib/normalizeForSearch';
import { roundToTenth } from '@/lib/roundToTenth';
import type { LanguageCode } from '@/site/languages';
import { pixelWidth } from './pixelWidth';
import { readability } from './readability';

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
  /** An empty field that leaves nothing to check. */
  missing?: keyof SeoDraft | null;
}

/** Maximum widths of a search result in px, at 20 and 14 px. */
export const maxWidths = { title: 580, description: 920 };

const countWords = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

/** Positions at word starts in the normalized text; suffixes are allowed, for Turkish and German. */
function positions(text: string, keyword: string): number[] {
  const wanted = normalizeForSearch(keyword)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  if (!wanted) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${wanted}`, 'gu');
  return Array.from(normalizeForSearch(text).matchAll(pattern), ({ index }) => index);
}

const occurrences = (text: string, keyword: string) => positions(text, keyword).length;

const grade = (good: boolean, fair: boolean): CheckState => (good ? 'good' : fair ? 'fair' : 'poor');

/** True if a heading skips a level. */
const skipsLevel = (levels: readonly number[]) =>
  levels.some((level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1);

/**
 * Scores a page.
 * @param language of the readability formula
 * @returns checks in display order, score 0 to 100
 */
export function searchScore({ keyword, title, description, text }: SeoDraft, language: LanguageCode) {
  const lines = text.split('\n').map((line) => line.trim());
  const isHeading = (line: string) => /^#{1,6}\s*\S/.test(line);
  const headings = lines.filter(isHeading);
  const levels = headings.map((line) => /^#+/.exec(line)?.[0].length ?? 1);
  const paragraphs = lines.filter((line) => line && !isHeading(line));
  const sentences = paragraphs.flatMap((line) => line.split(/(?<=[.!?…])\s+/u)).filter((line) => countWords(line) > 0);
  const body = paragraphs.join(' ');
  const words = countWords(body);
  const titleWidth = pixelWidth(title.trim(), 20);
  const descriptionWidth = pixelWidth(description.trim(), 14);
  const inTitle = positions(title.trim(), keyword);
  const parts = normalizeForSearch(keyword).split(/\s+/).filter(Boolean);
  const near = (where: string) => parts.length > 0 && parts.every((part) => occurrences(where, part) > 0);
  const opening = paragraphs[0] ?? '';
  const share = words === 0 ? 0 : (occurrences(body, keyword) * Math.max(1, parts.length) * 100) / words;
  const wanted = Math.max(1, Math.floor(words / 150));
  const noKeyword = parts.length === 0 ? 'keyword' : null;
  const noText = words === 0 ? 'text' : null;
  const reads = readability(sentences, language);
  const long =
    sentences.length === 0 ? 100 : (sentences.filter((line) => countWords(line) > 20).length * 100) / sentences.length;
  const checks = {
    titleWidth: {
      state: grade(titleWidth >= 300 && titleWidth <= maxWidths.title, titleWidth > 0 && titleWidth < 300),
      value: titleWidth,
      weight: 14,
      missing: titleWidth === 0 ? 'title' : null,
    },
    descriptionWidth: {
      state: grade(
        descriptionWidth >= 500 && descriptionWidth <= maxWidths.description,
        descriptionWidth > 0 && descriptionWidth < 500,
      ),
      value: descriptionWidth,
      weight: 10,
      missing: descriptionWidth === 0 ? 'description' : null,
    },
    keywordTitle: {
      state: grade((inTitle[0] ?? Infinity) <= title.trim().length / 2, inTitle.length > 0 || near(title)),
      value: inTitle.length,
      weight: 16,
      missing: noKeyword,
    },
    keywordDescription: {
      state: grade(occurrences(description, keyword) > 0, near(description)),
      value: occurrences(description, keyword),
      weight: 8,
      missing: noKeyword,
    },
    opening: {
      state: grade(occurrences(opening, keyword) > 0, near(opening)),
      value: occurrences(opening, keyword),
      weight: 10,
      missing: noKeyword ?? noText,
    },
    density: {
      state: grade(share >= 0.8 && share <= 4, share > 0 && share <= 6),
      value: roundToTenth(share),
      weight: 10,
      missing: noKeyword ?? noText,
    },
    length: { state: grade(words >= 300, words >= 120), value: words, weight: 10 },
    headings: {
      state: skipsLevel(levels) ? 'poor' : grade(headings.length >= wanted && words > 0, headings.length > 0),
      value: headings.length,
      weight: 8,
    },
    readability: { state: grade(reads >= 60, reads >= 40), value: reads, weight: 8, missing: noText },
    sentences: { state: grade(long <= 15, long <= 30), value: Math.round(long), weight: 6, missing: noText },
  } satisfies Record<string, Check>;
  const points = { good: 1, fair: 0.5, poor: 0 };
  const score = Object.values<Check>(checks).reduce((sum, { state, weight }) => sum + weight * points[state], 0);
  return { checks, score: Math.round(score) };
}

export type CheckId = keyof ReturnType<typeof searchScore>['checks'];
