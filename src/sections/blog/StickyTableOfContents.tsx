import { type RefObject, useEffect, useRef } from 'react';
import { HashLink } from '@/ui/HashLink';
import { curve } from '@/ui/art/curve';
import styles from './StickyTableOfContents.module.scss';

interface StickyTableOfContentsProps {
  title: string;
  /** Title of the progress drawing. */
  calm: string;
  /** Chapters in reading order. */
  chapters: readonly (readonly [id: string, title: string])[];
  /** Index of the current chapter; −1 before the first. */
  current: number;
  /** The nav; `--read` is the progress in percent. */
  strip: RefObject<HTMLElement | null>;
}

// Path of a damped oscillation.
const tracePath = curve(
  0,
  8,
  Array.from({ length: 151 }, (_, i) => {
    const strength = 9 * (1 - i / 150) ** 1.6;
    return +(12 + strength * Math.sin(i * 1.9) * Math.cos(i * 0.7)).toFixed(1);
  }),
);

/** Sticky table of contents with reading progress. */
export function StickyTableOfContents({ title, calm, chapters, current, strip }: StickyTableOfContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  // Scrolls the current entry of a narrow list into view; above the first chapter `current` is -1. `scrollIntoView` would
  // scroll the page, too.
  useEffect(() => {
    const row = list.current;
    const first = row?.children[0] as HTMLElement | undefined;
    const entry = row?.children[Math.max(0, current)] as HTMLElement | undefined;
    if (row && first && entry) row.scrollLeft = entry.offsetLeft - first.offsetLeft;
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
          <path d={tracePath} />
        </svg>
        <svg viewBox="0 0 1200 24" preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={tracePath} />
        </svg>
      </div>
    </nav>
  );
}
