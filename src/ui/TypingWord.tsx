import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { TypeAnimation } from 'react-type-animation';

type Place = RefObject<HTMLElement | null>;

interface TypingWordProps {
  words: readonly string[];
  paused: boolean;
  /** The word's place in the line. It keeps its width, so that the page never shifts while the word grows. */
  slot: Place;
  /** What follows the word: it moves along as a picture, not as layout. */
  tail: Place;
  className?: string | undefined;
}

/** Milliseconds (spec 4): per typed and per erased character, before erasing, and before starting. */
const pace = { type: 100, erase: 50, hold: 500, start: 500 };

/** Open unless `closed`; shut for ever once the word is gone, because the library never stops by itself. */
function useGate(closed: boolean) {
  const gate = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    let open: () => void = () => undefined;
    if (closed) gate.current = new Promise((resolve) => (open = resolve));
    else gate.current = Promise.resolve();
    return () => {
      gate.current = new Promise(() => undefined);
      open();
    };
  }, [closed]);
  return gate;
}

/** Types each word, waits, erases it, goes on to the next, and begins again. */
export function TypingWord({ words, paused, slot, tail, className }: TypingWordProps) {
  const gate = useGate(paused);
  const sequence = useMemo(() => {
    const wait = async (ms: number) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      await gate.current;
    };
    const write = (element: HTMLElement, text: string) => {
      element.textContent = text;
      follow(slot.current, tail.current);
    };
    const show = (word: string) => async (element: HTMLElement | null) => {
      if (!element) return;
      const letters = Array.from(word);
      const upTo = (length: number) => letters.slice(0, length).join('');
      // The first word of the first round stands there already.
      for (let length = element.textContent === word ? letters.length : 1; length <= letters.length; length++) {
        write(element, upTo(length));
        if (length < letters.length) await wait(pace.type);
      }
      await wait(pace.hold);
      for (let length = letters.length - 1; length >= 0; length--) {
        write(element, upTo(length));
        await wait(pace.erase);
      }
    };
    return [() => wait(pace.start), ...words.map(show)];
  }, [words, gate, slot, tail]);

  useLayoutEffect(() => {
    const place = slot.current;
    const after = tail.current;
    if (!place?.firstElementChild) return;
    // The library begins with nothing; the word that stood here goes on standing.
    place.firstElementChild.textContent = words[0] ?? '';
    place.style.inlineSize = `${widthOf(place) / parseFloat(getComputedStyle(place).fontSize)}em`;
    return () => {
      place.style.inlineSize = '';
      if (after) after.style.transform = '';
    };
  }, [words, slot, tail]);

  return (
    <TypeAnimation sequence={sequence} repeat={Infinity} wrapper="span" cursor={false} className={className ?? ''} />
  );
}

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** Behind the word where both share a line; where the tail has a line of its own it stays. */
function follow(slot: HTMLElement | null, tail: HTMLElement | null) {
  const word = slot?.firstElementChild;
  if (!word || !tail) return;
  const sameLine = tail.offsetTop < slot.offsetTop + slot.offsetHeight / 2;
  tail.style.transform = sameLine ? `translateX(${widthOf(word) - widthOf(slot)}px)` : '';
}
