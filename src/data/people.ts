import type { PersonLook } from './looks';

/** Teams of the sample company, in page order. */
export const teamIds = ['product', 'code', 'data', 'care'] as const;
export type TeamId = (typeof teamIds)[number];

/** Moods, named after weather; `people.json` has their labels. */
export const weatherMoods = ['sun', 'breeze', 'rain', 'fog', 'storm', 'rainbow'] as const;
export type WeatherMood = (typeof weatherMoods)[number];

interface PersonRow {
  name: string;
  team: TeamId;
  look: PersonLook;
}

/** Invented people of the demo pages; their words in `people.json` have the same ids. */
export const people = {
  deniz: {
    name: 'Deniz Aksoy',
    team: 'product',
    look: { hair: 'quiff', skin: '#e3ae86', tint: '#5b5f5c', cloth: '#22443a', collar: 'shirt', beard: 'full' },
  },
  mira: {
    name: 'Mira Toprak',
    team: 'product',
    look: { hair: 'bob', skin: '#f0c6a4', tint: '#7a2f1d', cloth: '#e0a63a', collar: 'roll' },
  },
  kerem: {
    name: 'Kerem Uysal',
    team: 'product',
    look: { hair: 'parted', skin: '#d69b70', tint: '#2a1c16', cloth: '#7f9fb8', collar: 'crew', wears: 'glasses' },
  },
  zeynep: {
    name: 'Zeynep Alkan',
    team: 'code',
    look: { hair: 'long', skin: '#e8b890', tint: '#3a2318', cloth: '#0b63b5', collar: 'hood' },
  },
  jonas: {
    name: 'Jonas Brandt',
    team: 'code',
    look: { hair: 'short', skin: '#f3cfb3', tint: '#c9963f', cloth: '#33443a', collar: 'hood', beard: 'full' },
  },
  baris: {
    name: 'Barış Ertem',
    team: 'code',
    look: { hair: 'crop', skin: '#8f5b3b', tint: '#1b1411', cloth: '#c75a3a', collar: 'crew' },
  },
  lale: {
    name: 'Lale Çınar',
    team: 'code',
    look: { hair: 'bun', skin: '#e8b48a', tint: '#8d9891', cloth: '#4b3b63', collar: 'roll', wears: 'glasses' },
  },
  asli: {
    name: 'Aslı Güneş',
    team: 'data',
    look: { hair: 'curls', skin: '#b5774c', tint: '#241712', cloth: '#0d7f5f', collar: 'crew', wears: 'earrings' },
  },
  tarik: {
    name: 'Tarık Bozkurt',
    team: 'data',
    look: { hair: 'bald', skin: '#dca97f', tint: '#4a3527', cloth: '#8a3d4c', collar: 'shirt', beard: 'full' },
  },
  selin: {
    name: 'Selin Kaya',
    team: 'care',
    look: { hair: 'tail', skin: '#f0c6a4', tint: '#4b2c18', cloth: '#09a24a', collar: 'shirt', wears: 'headset' },
  },
  hatice: {
    name: 'Hatice Demir',
    team: 'care',
    look: { hair: 'scarf', skin: '#e3b18c', tint: '#2d6f86', cloth: '#28413a', collar: 'roll' },
  },
  omer: {
    name: 'Ömer Şahin',
    team: 'care',
    look: { hair: 'waves', skin: '#cf9568', tint: '#1f1713', cloth: '#d8893b', collar: 'hood', beard: 'full' },
  },
} as const satisfies Record<string, PersonRow>;

export type PersonId = keyof typeof people;

/** Ids of all people, by team. */
export const personIds = Object.keys(people) as PersonId[];

/** A person's look, typed as `PersonLook` instead of its literal type. */
export const lookOf = (id: PersonId): PersonLook => people[id].look;

/**
 * Which of the day's six moods each person has, in the order of `personIds`. Equal ones stand 5 or 8 apart, so that no
 * two neighbours are equal, whether the album has 2, 3 or 4 columns, or one team alone.
 */
const moodSlots = [0, 1, 2, 3, 4, 5, 1, 2, 0, 4, 5, 3] as const;

/** The six moods in an order of their own on each of 720 days; neighbouring days have very different ones. */
function moodsOfDay(day: number): WeatherMood[] {
  let rank = (day * 277) % 720;
  const left: WeatherMood[] = [...weatherMoods];
  return weatherMoods.map((_, taken) => {
    const choices = weatherMoods.length - taken;
    const [mood = 'sun'] = left.splice(rank % choices, 1);
    rank = Math.floor(rank / choices);
    return mood;
  });
}

/**
 * Mood of a person on a day: each of the six moods twice a day.
 * @param day days since 1970-01-01; 0 before hydration
 */
export const moodOnDay = (id: PersonId, day: number): WeatherMood =>
  moodsOfDay(day)[moodSlots[personIds.indexOf(id)] ?? 0] ?? 'sun';
