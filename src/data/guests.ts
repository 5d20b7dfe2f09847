import type { PersonLook, Tone } from './looks';

interface Guest {
  look: PersonLook;
  tone: Tone;
}

/**
 * Invented people of the demo pages, by name: one name, one face. Their words are in the pages' JSON files.
 * `rope…` are the five of the SEO agency, who have no names.
 */
export const guests = {
  asliDogruyol: {
    tone: 'sun',
    look: { hair: 'fringe', skin: '#e8b890', tint: '#1f1713', cloth: '#b8492f', collar: 'crew', wears: 'earrings' },
  },
  mertKayalar: {
    tone: 'sky',
    look: { hair: 'quiff', skin: '#cf9568', tint: '#2a1c16', cloth: '#22443a', collar: 'shirt', beard: 'moustache' },
  },
  juleBrandt: {
    tone: 'rose',
    look: { hair: 'pixie', skin: '#f3cfb3', tint: '#d9b26a', cloth: '#3d5a9c', collar: 'roll' },
  },
  denizUcar: {
    tone: 'leaf',
    look: { hair: 'beanie', skin: '#dca97f', tint: '#c9892e', cloth: '#3f4a52', collar: 'hood', beard: 'stubble' },
  },
  nermin: {
    tone: 'sun',
    look: { hair: 'bob', skin: '#e3ae86', tint: '#97a19b', cloth: '#8a3d4c', collar: 'roll', wears: 'glasses' },
  },
  tolga: {
    tone: 'leaf',
    look: { hair: 'crop', skin: '#e3b18c', tint: '#2a1c16', cloth: '#0d7f5f', collar: 'crew', beard: 'full' },
  },
  nilAksoy: {
    tone: 'sky',
    look: { hair: 'bun', skin: '#e8b48a', tint: '#2b1a14', cloth: '#22384f', collar: 'shirt', wears: 'earrings' },
  },
  hakanBaran: {
    tone: 'sun',
    look: { hair: 'bald', skin: '#c98a5e', tint: '#8b938e', cloth: '#4d5a3a', collar: 'roll', beard: 'moustache' },
  },
  gretaLindholm: {
    tone: 'leaf',
    look: {
      hair: 'pixie',
      skin: '#f0c6a4',
      tint: '#c3cac6',
      cloth: '#2d6f86',
      collar: 'shirt',
      wears: 'glasses',
      face: 'long',
    },
  },
  eceTunali: {
    tone: 'leaf',
    look: { hair: 'tail', skin: '#d69b70', tint: '#1f1713', cloth: '#5a4a78', collar: 'hood', wears: 'glasses' },
  },
  jonasPetersen: {
    tone: 'sky',
    look: { hair: 'waves', skin: '#f3cfb3', tint: '#c9963f', cloth: '#2f5d8a', collar: 'crew', face: 'long' },
  },
  miraOkafor: {
    tone: 'sun',
    look: { hair: 'afro', skin: '#7d4c30', tint: '#1b1411', cloth: '#b8641b', collar: 'crew', wears: 'earrings' },
  },
  nilErdem: {
    tone: 'rose',
    look: { hair: 'long', skin: '#f0c6a4', tint: '#7a3b1d', cloth: '#0d7f5f', collar: 'crew', face: 'round' },
  },
  larsPetersen: {
    tone: 'sun',
    look: {
      hair: 'short',
      skin: '#f0c6a4',
      tint: '#b0552a',
      cloth: '#e4ded0',
      collar: 'crew',
      beard: 'full',
      face: 'round',
    },
  },
  adaMensah: {
    tone: 'sky',
    look: { hair: 'braid', skin: '#7d4c30', tint: '#1b1411', cloth: '#33443a', collar: 'shirt' },
  },
  selinEkinci: {
    tone: 'sun',
    look: { hair: 'fringe', skin: '#f0c6a4', tint: '#9a6a34', cloth: '#a8324b', collar: 'roll', face: 'round' },
  },
  henrikVoss: {
    tone: 'stone',
    look: { hair: 'parted', skin: '#f0c6a4', tint: '#aab5ae', cloth: '#2b3a44', collar: 'roll', face: 'long' },
  },
  amaraDiallo: {
    tone: 'leaf',
    look: { hair: 'scarf', skin: '#7d4c30', tint: '#d8893b', cloth: '#4b3b63', collar: 'crew' },
  },
  ayse: {
    tone: 'rose',
    look: { hair: 'scarf', skin: '#e8b890', tint: '#9c4a68', cloth: '#3a4b42', collar: 'roll', face: 'round' },
  },
  tomasz: {
    tone: 'sky',
    look: { hair: 'short', skin: '#e8b890', tint: '#6b4a2c', cloth: '#7f9fb8', collar: 'shirt', face: 'long' },
  },
  leyla: {
    tone: 'sun',
    look: { hair: 'curls', skin: '#e3ae86', tint: '#7a2f1d', cloth: '#2d6f86', collar: 'crew' },
  },
  defneArslan: {
    tone: 'rose',
    look: { hair: 'braid', skin: '#e8b48a', tint: '#5a331c', cloth: '#07923f', collar: 'roll', wears: 'glasses' },
  },
  deryaAksoy: {
    tone: 'sun',
    look: { hair: 'pixie', skin: '#dca97f', tint: '#241712', cloth: '#0b63b5', collar: 'hood', face: 'round' },
  },
  ropeOne: {
    tone: 'sky',
    look: { hair: 'tail', skin: '#f3cfb3', tint: '#c9963f', cloth: '#a8324b', collar: 'hood', face: 'round' },
  },
  ropeTwo: {
    tone: 'sun',
    look: { hair: 'beanie', skin: '#b5774c', tint: '#a8324b', cloth: '#2f5d8a', collar: 'hood', beard: 'full' },
  },
  ropeThree: {
    tone: 'leaf',
    look: { hair: 'bob', skin: '#f3cfb3', tint: '#1d1512', cloth: '#5a4a78', collar: 'crew', face: 'long' },
  },
  ropeFour: {
    tone: 'stone',
    look: { hair: 'crop', skin: '#d9a077', tint: '#8d9891', cloth: '#0d7f5f', collar: 'crew', beard: 'moustache' },
  },
  ropeFive: {
    tone: 'rose',
    look: { hair: 'afro', skin: '#a8704a', tint: '#4a2f20', cloth: '#d8893b', collar: 'roll', wears: 'glasses' },
  },
} as const satisfies Record<string, Guest>;

export type GuestId = keyof typeof guests;

/** A guest's look and tone, typed as such instead of their literal types. */
export const guestOf = (id: GuestId): Guest => guests[id];
