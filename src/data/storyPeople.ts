import type { StoryId } from './entryIds';
import type { PersonLook, Tone } from './looks';

/** Faces of the invented people quoted in the customer stories. */
export const storyPeople: Readonly<Record<StoryId, { tone: Tone; look: PersonLook }>> = {
  tunc: {
    tone: 'sun',
    look: { hair: 'crop', skin: '#c98a5e', tint: '#5b5f5c', cloth: '#33443a', collar: 'shirt', beard: 'full' },
  },
  poyraz: {
    tone: 'sky',
    look: { hair: 'braid', skin: '#dca97f', tint: '#2a1c16', cloth: '#07923f', collar: 'hood', wears: 'headset' },
  },
  kardelen: {
    tone: 'rose',
    look: { hair: 'bun', skin: '#f0c6a4', tint: '#5a331c', cloth: '#e0a63a', collar: 'roll', wears: 'earrings' },
  },
  norddock: {
    tone: 'sky',
    look: { hair: 'fringe', skin: '#f3cfb3', tint: '#d9b26a', cloth: '#22384f', collar: 'roll', wears: 'glasses' },
  },
  egeoptik: {
    tone: 'leaf',
    look: { hair: 'parted', skin: '#e3ae86', tint: '#3a2318', cloth: '#b8492f', collar: 'shirt', wears: 'glasses' },
  },
  mese: {
    tone: 'sun',
    look: { hair: 'tail', skin: '#e8b48a', tint: '#7a2f1d', cloth: '#4d5a3a', collar: 'shirt', face: 'round' },
  },
  halyard: {
    tone: 'sky',
    look: { hair: 'quiff', skin: '#f0c6a4', tint: '#b5622c', cloth: '#2f5d8a', collar: 'roll', beard: 'stubble' },
  },
};
