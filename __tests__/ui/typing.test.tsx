import { act, render } from '@testing-library/react';
import { type ReactNode, createRef } from 'react';
import { TypingWord } from '@/ui/TypingWord';
import { languageCodes } from '@/site/languages';
import { leavesOf } from '../support/files';

const wordsIn = (language: string) => {
  const leaves = leavesOf(`public/assets/i18n/${language}/home.json`);
  return [...leaves].filter(([key]) => key.startsWith('hero.typed.')).map(([, word]) => word as string);
};

/** In steps of 10 ms: each wait begins some promises after the one before it. */
const pass = (milliseconds: number) =>
  act(async () => {
    for (let passed = 0; passed < milliseconds; passed += 10) await jest.advanceTimersByTimeAsync(10);
  });

/** The line that stands there already when the typing arrives, as on the page. */
function typeInto(words: readonly string[]) {
  const slot = createRef<HTMLSpanElement>();
  const tail = createRef<HTMLSpanElement>();
  const line = (typing: ReactNode) => (
    <h1>
      <span ref={slot}>{typing}</span>
      <span ref={tail}>software</span>
    </h1>
  );
  const { rerender, unmount } = render(line(<span className="word">{words[0]}</span>));
  rerender(line(<TypingWord words={words} paused={false} slot={slot} tail={tail} className="word" />));
  return unmount;
}

const word = () => document.querySelector('.word')!.textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('types the eight strings of the specification, and as many in every language', () => {
  expect(wordsIn('en')).toEqual(['Web', 'Mobile', 'Desktop', 'AI', 'Integration', 'Data', 'DevOps', 'IoT']);
  for (const language of languageCodes) expect(wordsIn(language)).toHaveLength(8);
});

it('waits 500 ms, and 500 ms more, before it erases the first word, 50 ms a letter', async () => {
  typeInto(['Web', 'AI']);
  await pass(980);
  expect(word()).toBe('Web');
  await pass(40);
  expect(word()).toBe('We');
  await pass(50);
  expect(word()).toBe('W');
  await pass(50);
  expect(word()).toBe('');
});

it('types the next word, 100 ms a letter, holds it for 500 ms, and begins again after the last', async () => {
  typeInto(['Web', 'AI']);
  // 500 before starting, 500 before erasing, three letters of 50.
  await pass(1170);
  expect(word()).toBe('A');
  await pass(70);
  expect(word()).toBe('A');
  await pass(60);
  expect(word()).toBe('AI');
  await pass(420);
  expect(word()).toBe('AI');
  await pass(60);
  expect(word()).toBe('A');
  await pass(50);
  expect(word()).toBe('');
  // The next round begins as the first did: 500 before starting.
  await pass(550);
  expect(word()).toBe('W');
  await pass(100);
  expect(word()).toBe('We');
});

it('comes to rest when its page has gone, although the library would go on for ever', async () => {
  const leave = typeInto(['Web', 'AI']);
  await pass(1100);
  leave();
  await pass(2000);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows every word of the site in its turn', async () => {
  const words = wordsIn('en');
  typeInto(words);
  const seen = new Set<string>();
  for (let passed = 0; passed < 20_000; passed += 50) {
    seen.add(word());
    await pass(50);
  }
  expect(words.filter((each) => !seen.has(each))).toEqual([]);
});
