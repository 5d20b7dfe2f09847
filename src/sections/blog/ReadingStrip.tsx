import { type RefObject, useEffect, useRef } from 'react';
import { HashLink } from '@/ui/HashLink';
import { curve } from '@/ui/art/curve';
import styles from './ReadingStrip.module.scss';

interface ReadingStripProps {
  title: string;
  /** What the trace below it is. */
  calm: string;
  /** Names of the chapters by id. */
  chapters: readonly (readonly [id: string, title: string])[];
  /** Index of the one being read. */
  current: number;
  /** The strip, whose `--read` says how much of it is behind, in per cent. */
  strip: RefObject<HTMLElement | null>;
}

// A squall that blows itself out from left to right.
const line = curve(
  0,
  8,
  Array.from({ length: 151 }, (_, i) => {
    const strength = 9 * (1 - i / 150) ** 1.6;
    return +(12 + strength * Math.sin(i * 1.9) * Math.cos(i * 0.7)).toFixed(1);
  }),
);

/** The contents as a strip that stays; the trace at its foot turns green as far as one has read, and comes to rest. */
export function ReadingStrip({ title, calm, chapters, current, strip }: ReadingStripProps) {
  const list = useRef<HTMLOListElement>(null);
  // On phones the chapter being read comes into the window by itself; the page does not move.
  useEffect(() => {
    const row = list.current;
    const entry = row?.children[current] as HTMLElement | undefined;
    if (row && entry) row.scrollLeft = entry.offsetLeft - 16;
  }, [current]);
  return (
    <nav ref={strip} className={styles.root} aria-label={title} data-reading="">
      <div className={styles.row}>
        <ol ref={list}>
          {chapters.map(([chapter, name], index) => (
            <li key={chapter}>
              <HashLink id={chapter} aria-current={index === current ? 'location' : undefined}>
                <span>{String(index + 1).padStart(2, '0')}</span>
                {name}
              </HashLink>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.trace} title={calm}>
        <svg viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={line} />
        </svg>
        <svg viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={line} />
        </svg>
      </div>
    </nav>
  );
}
