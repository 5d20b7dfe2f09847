import { type RefObject, useEffect } from 'react';
import { useCountUp } from 'react-countup';
import { useNear } from './useNear';

interface CountUpProps {
  number: RefObject<HTMLElement | null>;
  to: number;
  format: (value: number) => string;
}

/** Seconds (spec 9). */
const duration = 2;

/** The library writes as text: its own way, innerHTML, is closed by the site's Trusted Types. */
const plugin = {
  render(element: HTMLElement, text: string) {
    element.textContent = text;
  },
};

/** Counts from 0 into `number` once that is on screen. Renders nothing of its own. */
export function CountUp({ number, to, format }: CountUpProps) {
  const { start } = useCountUp({
    ref: number as RefObject<HTMLElement>,
    start: 0,
    end: to,
    duration,
    startOnMount: false,
    formattingFn: format,
    plugin,
  });
  const seen = useNear(number, '0px 0px -8%');
  useEffect(() => {
    if (seen) start();
  }, [seen, start]);
  return null;
}
