import { type RefObject, useEffect } from 'react';
import { useCountUp } from 'react-countup';
import { useInViewOnce } from './useInViewOnce';

interface CountUpProps {
  number: RefObject<HTMLElement | null>;
  to: number;
  format: (value: number) => string;
}

/** Seconds. */
const duration = 2;

/** Writes textContent: the library's innerHTML is blocked by Trusted Types. */
const plugin = {
  render(element: HTMLElement, text: string) {
    element.textContent = text;
  },
};

/** Animates `number` from 0 when it is in view; renders nothing. */
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
  const isVisible = useInViewOnce(number, '0px 0px -8%');
  useEffect(() => {
    if (isVisible) start();
  }, [isVisible, start]);
  return null;
}
