import type { FrontTone } from '@/ui/art/agency/FrontPoster';

/** Poster settings: wind force (0 to 12), pressure in hPa, hour of the sun. */
export interface PosterSettings {
  name: string;
  wind: number;
  pressure: number;
  sun: number;
  tone: FrontTone;
}

/** Most characters of a name. */
export const longestName = 14;

const tones: readonly FrontTone[] = ['clay', 'sea', 'pine', 'sun'];

/** An integer within bounds, or the fallback. */
function intBetween(text: string | null, min: number, max: number, fallback: number): number {
  // NaN for an empty parameter, which `Number` would read as 0.
  const value = Number(text?.trim() || Number.NaN);
  return Number.isInteger(value) && value >= min && value <= max ? value : fallback;
}

/**
 * Parses the query string; invalid values fall back to the defaults.
 * @param sample default name
 */
export function parsePosterQuery(query: string, sample: string): PosterSettings {
  const given = new URLSearchParams(query);
  return {
    name: (given.get('name') ?? sample).slice(0, longestName),
    wind: intBetween(given.get('wind'), 0, 12, 7),
    pressure: intBetween(given.get('pressure'), 980, 1040, 1003),
    sun: intBetween(given.get('sun'), 6, 20, 16),
    tone: tones.find((tone) => tone === given.get('tone')) ?? 'sea',
  };
}

/** Serializes the settings, without a question mark. */
export const serializePosterQuery = (front: PosterSettings): string =>
  new URLSearchParams(Object.entries(front).map(([key, value]) => [key, String(value)])).toString();

const randomInt = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1));

/** Random settings. */
export const randomPoster = (): Omit<PosterSettings, 'name'> => ({
  wind: randomInt(1, 12),
  pressure: randomInt(980, 1040),
  sun: randomInt(6, 20),
  tone: tones[randomInt(0, tones.length - 1)] ?? 'clay',
});
