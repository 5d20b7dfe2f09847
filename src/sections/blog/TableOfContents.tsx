import { type RefObject, useId } from 'react';
import { HashLink } from '@/ui/HashLink';
import styles from './TableOfContents.module.scss';

interface TableOfContentsProps {
  title: string;
  /** Chapters in reading order. */
  chapters: readonly (readonly [id: string, title: string])[];
  /** Index of the current chapter; −1 before the first. */
  current: number;
  /** The list; `--read` is the gauge's height in px. */
  list: RefObject<HTMLOListElement | null>;
}

/** Table of contents with reading progress. */
export function TableOfContents({ title, chapters, current, list }: TableOfContentsProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ol ref={list} className={styles.list}>
        {chapters.map(([chapter, name], index) => (
          <li key={chapter}>
            <HashLink id={chapter} aria-current={index === current ? 'location' : undefined}>
              {name}
            </HashLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
