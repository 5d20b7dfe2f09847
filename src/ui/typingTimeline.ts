/** Milliseconds (spec 9): per typed and per erased letter, before erasing, and before starting. */
const pace = { type: 100, erase: 50, hold: 500, start: 500 };

/** From `at` milliseconds on, `letters` of the word are seen. */
export interface TypingStep {
  at: number;
  word: number;
  letters: number;
}

/** One round through all words; see `typingTimeline`. */
export interface TypingTimeline {
  steps: readonly TypingStep[];
  /** Milliseconds of the whole round. */
  duration: number;
  /** Milliseconds until the first word stands there whole. */
  firstWhole: number;
}

/** The letters of a word as a reader counts them, whatever they are stored as. */
export const lettersOf = (word: string): readonly string[] => Array.from(word);

/** When which letters are seen: each word is typed, held and erased; after the last one it begins again. */
export function typingTimeline(words: readonly string[]): TypingTimeline {
  const steps: TypingStep[] = [{ at: 0, word: 0, letters: 0 }];
  let at = pace.start;
  let firstWhole = 0;
  words.forEach((each, word) => {
    const { length } = lettersOf(each);
    for (let letters = 1; letters <= length; letters += 1) {
      steps.push({ at, word, letters });
      if (letters < length) at += pace.type;
    }
    firstWhole ||= at;
    at += pace.hold;
    for (let letters = length - 1; letters >= 0; letters -= 1) {
      steps.push({ at, word, letters });
      at += pace.erase;
    }
  });
  return { steps, duration: at, firstWhole };
}

export const typingStart = pace.start;
