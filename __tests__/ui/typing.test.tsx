import { typingTimeline } from '@/ui/typingTimeline';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';

const wordsIn = (language: string) => {
  const leaves = leavesOf(`public/assets/i18n/${language}/home.json`);
  return [...leaves].filter(([key]) => key.startsWith('hero.typed.')).map(([, word]) => word as string);
};

/** The displayed text at a time in ms. */
function seenAt(words: readonly string[], time: number): string {
  const { steps, duration } = typingTimeline(words);
  const step = steps.findLast(({ at }) => at <= time % duration);
  return words[step?.word ?? 0]!.slice(0, step?.letters);
}

it('types the eight strings of the specification, and as many in every language', () => {
  expect(wordsIn('en')).toEqual(['Web', 'Mobile', 'Desktop', 'AI', 'Integration', 'Data', 'DevOps', 'IoT']);
  for (const language of languageCodes) expect(wordsIn(language)).toHaveLength(8);
});

it('waits 500 ms, types a letter every 100 ms, holds the word for 500 ms and erases a letter every 50 ms', () => {
  const seen = (time: number) => seenAt(['Web', 'AI'], time);
  expect([0, 499, 500, 599, 600, 700, 1199].map(seen)).toEqual(['', '', 'W', 'W', 'We', 'Web', 'Web']);
  expect([1200, 1249, 1250, 1300, 1349].map(seen)).toEqual(['We', 'We', 'W', '', '']);
});

it('moves on to the next word, and starts again after the last one', () => {
  const seen = (time: number) => seenAt(['Web', 'AI'], time);
  expect([1350, 1450, 1949, 1950, 2000, 2049].map(seen)).toEqual(['A', 'AI', 'AI', 'A', '', '']);
  const { duration } = typingTimeline(['Web', 'AI']);
  expect(duration).toBe(2050);
  expect([duration, duration + 499, duration + 500].map(seen)).toEqual(['', '', 'W']);
});

it('computes when the first word is complete, as the prerendered page shows it', () => {
  const { firstComplete } = typingTimeline(['Web', 'AI']);
  expect(seenAt(['Web', 'AI'], firstComplete)).toBe('Web');
  expect(seenAt(['Web', 'AI'], firstComplete - 1)).toBe('We');
});

it('counts an emoji as one letter', () => {
  expect(typingTimeline(['👋a']).steps.map(({ letters }) => letters)).toEqual([0, 1, 2, 1, 0]);
});

it('shows every word of every language in turn', () => {
  for (const language of languageCodes) {
    const words = wordsIn(language);
    const { duration } = typingTimeline(words);
    const seen = new Set(Array.from({ length: duration / 50 }, (_, index) => seenAt(words, index * 50)));
    expect(words.filter((each) => !seen.has(each))).toEqual([]);
  }
});
