/** Milliseconds: per typed letter, per erased letter, before erasing, before starting. */
const delays = { type: 100, erase: 50, hold: 500, start: 500 };

/** From `at` milliseconds on, the first `letters` letters of the word at index `word` are visible. */
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
  /** Milliseconds until the first word is complete. */
  firstComplete: number;
}

/** The code points of a word. */
export const codePointsOf = (word: string): readonly string[] => Array.from(word);

/** Computes when each letter is visible: every word is typed, held and erased; the last is followed by the first. */
export function typingTimeline(words: readonly string[]): TypingTimeline {
  const steps: TypingStep[] = [{ at: 0, word: 0, letters: 0 }];
  let at = delays.start;
  let firstComplete = 0;
  words.forEach((each, word) => {
    const { length } = codePointsOf(each);
    for (let letters = 1; letters <= length; letters += 1) {
      steps.push({ at, word, letters });
      if (letters < length) at += delays.type;
    }
    firstComplete ||= at;
    at += delays.hold;
    for (let letters = length - 1; letters >= 0; letters -= 1) {
      steps.push({ at, word, letters });
      at += delays.erase;
    }
  });
  return { steps, duration: at, firstComplete };
}

/** Milliseconds before the first letter. */
export const typingStart = delays.start;
