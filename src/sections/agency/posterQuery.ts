import type { FrontTone } from '@/ui/art/agency/FrontPoster';

/** What makes a poster: wind force, hectopascals and the hour of the sun. */
export interface Front {
  name: string;
  wind: number;
  pressure: number;
  sun: number;
  tone: FrontTone;
}

const tones: readonly FrontTone[] = ['clay', 'sea', 'pine', 'sun'];

/** A whole number of the query between two bounds; the fallback for anything else. */
function within(text: string | null, least: number, most: number, fallback: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value >= least && value <= most ? value : fallback;
}

/** Reads a poster from the query of the address; what is missing or hostile falls back to the first poster. */
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

/** The query, without its question mark, under which the poster is found again. */
export const writeFront = (front: Front): string =>
  new URLSearchParams(Object.entries(front).map(([key, value]) => [key, String(value)])).toString();

const pick = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1));

/** Some weather or other, always another colour than a blank one. */
export const someFront = (): Omit<Front, 'name'> => ({
  wind: pick(1, 12),
  pressure: pick(980, 1040),
  sun: pick(6, 20),
  tone: tones[pick(0, tones.length - 1)] ?? 'clay',
});
