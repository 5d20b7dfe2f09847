import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './TypedText.module.scss';
import { codePointsOf, typingStart, typingTimeline } from './typingTimeline';
import { useCanAnimate } from './useCanAnimate';

interface TypingWordProps {
  words: readonly string[];
  paused: boolean;
  /** Contains the first word, which reserves the width, and the caret. */
  slot: RefObject<HTMLElement | null>;
}

/** Widths of a word's prefixes in em: `[0, first letter, …, whole word]`. */
function prefixWidths(element: Element, fontSize: number): number[] {
  const text = element.firstChild;
  if (!text) return [0];
  const range = document.createRange();
  range.setStart(text, 0);
  let end = 0;
  const widths = codePointsOf(element.textContent).map((letter) => {
    range.setEnd(text, (end += letter.length));
    return range.getBoundingClientRect().width / fontSize;
  });
  return [0, ...widths];
}

/**
 * Starts infinite animations of the clipping window, the strip of words and the caret. Transforms only: they run on the
 * compositor, while changing text would cause ten layouts a second.
 */
function startTyping(view: HTMLElement, slot: HTMLElement): Animation[] {
  const strip = view.firstElementChild;
  const first = slot.firstElementChild;
  if (!strip || !first) return [];
  const words = [...strip.children];
  const fontSize = parseFloat(getComputedStyle(slot).fontSize);
  const widths = words.map((word) => prefixWidths(word, fontSize));
  const viewWidth = view.getBoundingClientRect().width / fontSize;
  const { steps, duration, firstComplete } = typingTimeline(words.map((word) => word.textContent));

  const timing = {
    duration,
    iterations: Infinity,
    // The first word is visible already: start with the delay before a round, then erase it.
    delay: typingStart,
    iterationStart: firstComplete / duration,
    fill: 'backwards',
  } as const;
  const play = (element: Element, transform: (seen: number, word: number) => string, pseudoElement?: string) => {
    const frames = steps.map(({ at, word, letters }) => ({
      offset: at / duration,
      transform: transform(widths[word]?.[letters] ?? 0, word),
      easing: 'steps(1, end)',
    }));
    const last = frames.at(-1)?.transform ?? 'none';
    return element.animate([...frames, { offset: 1, transform: last }], {
      ...timing,
      ...(pseudoElement && { pseudoElement }),
    });
  };
  return [
    play(view, (seen) => `translateX(${seen - viewWidth}em)`),
    play(strip, (seen, word) => `translate(${viewWidth - seen}em, ${(-100 * word) / words.length}%)`),
    play(slot, (seen) => `translateX(${seen - (widths[0]?.at(-1) ?? 0)}em)`, '::after'),
  ];
}

/** Types, holds and erases each word in turn, in an endless loop. */
export function TypingWord({ words, paused, slot }: TypingWordProps) {
  const view = useRef<HTMLSpanElement>(null);
  const running = useRef<Animation[]>([]);
  const rests = !useCanAnimate(slot) || paused;
  const isResting = useRef(rests);

  useLayoutEffect(() => {
    const element = view.current;
    const slotElement = slot.current;
    if (!element || !slotElement) return undefined;
    const stop = () => running.current.forEach((animation) => animation.cancel());
    // ResizeObserver fires after the first layout and after changes of font or width: measuring then forces no extra
    // layout.
    const observer = new ResizeObserver(() => {
      const time = running.current[0]?.currentTime;
      stop();
      running.current = startTyping(element, slotElement);
      for (const animation of running.current) {
        if (time !== undefined) animation.currentTime = time;
        if (isResting.current) animation.pause();
      }
    });
    observer.observe(element);
    observer.observe(slotElement);
    return () => {
      observer.disconnect();
      stop();
      running.current = [];
    };
  }, [words, slot]);

  useEffect(() => {
    isResting.current = rests;
    for (const animation of running.current) {
      if (rests) animation.pause();
      else animation.play();
    }
  }, [rests]);

  return (
    <span className={styles.view} ref={view}>
      <span className={styles.strip}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </span>
    </span>
  );
}
