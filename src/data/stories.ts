import { numberFormat } from '@/lib/formats';
import type { StoryId } from './entryIds';
import type { Phase } from './projects';
import type { ServiceId } from './services';

export const industries = ['making', 'trade', 'moving', 'leisure'] as const;
export type Industry = (typeof industries)[number];

/** A figure before and after; `unit` is one of Intl's, or `count`. */
interface StoryFigure {
  before: number;
  after: number;
  unit: 'minute' | 'hour' | 'day' | 'week' | 'percent' | 'count';
}

export const storyPhases = ['discovery', 'build', 'trial'] as const satisfies readonly Phase[];
type StoryPhase = (typeof storyPhases)[number];

interface StoryRow {
  /** Name as on the logo. */
  client: string;
  industry: Industry;
  services: readonly ServiceId[];
  /** The first one is the headline figure. */
  figures: readonly [StoryFigure, StoryFigure, StoryFigure];
  /** Duration of each phase in the story. */
  weeks: Readonly<Record<StoryPhase, number>>;
  /** What a phone counts: the share of its target, 0…1. */
  share?: number;
  /** Person quoted. */
  person: string;
}

/** Invented customer stories; their words in `stories.json` have the same ids. */
export const stories = {
  tunc: {
    client: 'Tunç/m',
    industry: 'making',
    services: ['devops', 'ai'],
    figures: [
      { before: 11, after: 2, unit: 'hour' },
      { before: 14, after: 3, unit: 'percent' },
      { before: 5, after: 1, unit: 'count' },
    ],
    weeks: { discovery: 1, build: 12, trial: 4 },
    person: 'Nihat Ergin',
  },
  poyraz: {
    client: 'Poyraz',
    industry: 'moving',
    services: ['mobile', 'devops'],
    figures: [
      { before: 45, after: 6, unit: 'minute' },
      { before: 9, after: 2, unit: 'percent' },
      { before: 380, after: 0, unit: 'count' },
    ],
    weeks: { discovery: 1, build: 8, trial: 3 },
    share: 18 / 24,
    person: 'Gökçe Arı',
  },
  kardelen: {
    client: 'Kardelen',
    industry: 'trade',
    services: ['web', 'ai'],
    figures: [
      { before: 21, after: 4, unit: 'percent' },
      { before: 6, after: 1, unit: 'day' },
      { before: 3, after: 1, unit: 'count' },
    ],
    weeks: { discovery: 1, build: 9, trial: 4 },
    share: 1,
    person: 'Sevgi Tan',
  },
  norddock: {
    client: 'Norddock',
    industry: 'moving',
    services: ['devops', 'care'],
    figures: [
      { before: 90, after: 20, unit: 'minute' },
      { before: 12, after: 4, unit: 'percent' },
      { before: 7, after: 2, unit: 'count' },
    ],
    weeks: { discovery: 1, build: 11, trial: 4 },
    share: 20 / 90,
    person: 'Wiebke Harms',
  },
  egeoptik: {
    client: 'Egeoptik',
    industry: 'trade',
    services: ['web', 'mobile'],
    figures: [
      { before: 9, after: 3, unit: 'day' },
      { before: 8, after: 1, unit: 'percent' },
      { before: 40, after: 5, unit: 'minute' },
    ],
    weeks: { discovery: 1, build: 7, trial: 2 },
    share: 3 / 9,
    person: 'Cem Altın',
  },
  mese: {
    client: 'Meşe',
    industry: 'making',
    services: ['mobile', 'devops'],
    figures: [
      { before: 18, after: 6, unit: 'percent' },
      { before: 3, after: 1, unit: 'hour' },
      { before: 26, after: 0, unit: 'count' },
    ],
    weeks: { discovery: 1, build: 6, trial: 3 },
    share: 6 / 18,
    person: 'Aylin Koru',
  },
  halyard: {
    client: 'Halyard',
    industry: 'leisure',
    services: ['web', 'care'],
    figures: [
      { before: 30, after: 4, unit: 'percent' },
      { before: 2, after: 0, unit: 'day' },
      { before: 60, after: 8, unit: 'minute' },
    ],
    weeks: { discovery: 1, build: 6, trial: 2 },
    share: 1,
    person: 'Rory Blake',
  },
} as const satisfies Record<StoryId, StoryRow>;

/** A story, typed as `StoryRow` instead of its literal type. */
export const storyOf = (id: StoryId): StoryRow => stories[id];

/** Formatted figure: '11 sa.', '%14', '380'. */
export const figureText = (value: number, unit: StoryFigure['unit'], locale: string): string =>
  numberFormat(
    locale,
    unit === 'count'
      ? {}
      : unit === 'percent'
        ? { style: 'percent' }
        : { style: 'unit', unit, unitDisplay: unit === 'day' || unit === 'week' ? 'long' : 'short' },
  ).format(unit === 'percent' ? value / 100 : value);
