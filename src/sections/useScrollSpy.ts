import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { afterPaint } from '@/lib/afterPaint';

/** Share of the viewport above which a heading counts as read. */
const readingLine = 0.3;
const inputEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The last element whose top has passed the line; the first before that. */
function readingOf(ids: readonly string[]): string {
  const { innerHeight, scrollY } = window;
  const remaining = document.documentElement.scrollHeight - scrollY - innerHeight;
  // At the end of the page the line moves to the bottom of the viewport, so that short last sections are reached.
  const line = Math.max(readingLine * innerHeight, innerHeight - remaining);
  const isRead = (id: string) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line;
  return ids.findLast(isRead) ?? ids[0] ?? '';
}

/**
 * Scroll spy: id of the element that is being read, initially the first. The target of a link with a hash is it until
 * the next input, even if the page ends before it can scroll to the top.
 */
export function useScrollSpy(ids: readonly string[]): string {
  const [reading, setReading] = useState(ids[0] ?? '');
  const joinedIds = ids.join(' ');
  const { hash, key } = useLocation();
  useEffect(() => {
    const all = joinedIds.split(' ');
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true } as const;
    let target = all.find((id) => hash === `#${id}`);
    const release = () => (target = undefined);
    const update = () => void afterPaint(() => setReading(target ?? readingOf(all)));
    for (const type of inputEvents) window.addEventListener(type, release, options);
    for (const type of ['scroll', 'resize']) window.addEventListener(type, update, options);
    update();
    return () => listening.abort();
  }, [joinedIds, hash, key]);
  return reading;
}
