import type { FrontTone } from '@/ui/art/agency/FrontPoster';

/** Poster settings: wind force (0 to 12), pressure in hPa, hour of the sun. */
export interface Front {
  name: string;
  wind: number;
  pressure: number;
  sun: number;
  tone: FrontTone;
}

const tones: readonly FrontTone[] = ['clay', 'sea', 'pine', 'sun'];

/** An integer within bounds, or the fallback. */
function within(text: string | null, least: number, most: number, fallback: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : fallback;
}

/**
 * Parses the query string; invalid values fall back to the defaults.
 * @param sample default name
 */
export function readFront(query: string, sample: string): Front {
  const given = new URLSearchParams(query);
  return {
    name: (given.get('name') ?? sample).slice(0, 14),
    wind: within(given.get('wind'), 0, 12, 7),
    pressure: within(given.get('pressure'), 980, 1040, 1003),
    sun: within(given.get('sun'), 6, 20, 16),
    tone: tones.find((tone) => tone === given.get('tone')) ?? 'sea',
  };
}

/** Serializes the settings, without a question mark. */
export const writeFront = (front: Front): string =>
  new URLSearchParams(Object.entries(front).map(([key, value]) => [key, String(value)])).toString();

const pick = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

/** Random settings. */
export const someFront = (): Omit<Front, 'name'> => ({
  wind: pick(1, 12),
  pressure: pick(980, 1040),
  sun: pick(6, 20),
  tone: tones[pick(0, tones.length - 1)] ?? 'clay',
});
