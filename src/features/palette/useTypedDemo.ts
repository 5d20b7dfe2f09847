import { useCallback, useEffect, useRef, useState } from 'react';
import { reducedMotion } from '@/ui/useMediaQuery';

/** Delays in ms: before the start, per letter, before and after running a line. */
const delays = { start: 900, letter: 75, read: 700, rest: 1000 };

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface TypedDemoOptions {
  lines: readonly string[];
  /** The visitor started typing before hydration. */
  hasStarted: () => boolean;
  type: (text: string) => void;
  run: (text: string) => void;
}

/**
 * Types and runs the lines once; stops when the visitor starts. With reduced motion all lines run at once.
 * @returns whether the demo plays, and functions that start and stop it
 */
export function useTypedDemo(props: TypedDemoOptions) {
  const [playing, setPlaying] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    if (window.matchMedia(reducedMotion).matches) for (const line of latest.current.lines) latest.current.run(line);
    else if (!latest.current.hasStarted()) setPlaying(true);
  }, []);
  useEffect(() => {
    if (!playing) return undefined;
    let stopped = false;
    const perform = async () => {
      await wait(delays.start);
      for (const line of latest.current.lines) {
        for (let length = 1; length <= line.length && !stopped; length++) {
          latest.current.type(line.slice(0, length));
          await wait(delays.letter);
        }
        await wait(delays.read);
        if (stopped) return;
        latest.current.run(line);
        await wait(delays.rest);
      }
      if (!stopped) setPlaying(false);
    };
    void perform();
    return () => {
      stopped = true;
    };
  }, [playing]);
  const stop = useCallback(() => setPlaying(false), []);
  const play = useCallback(() => setPlaying(true), []);
  return { playing, play, stop };
}
