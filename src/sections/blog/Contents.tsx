import { type RefObject, useId } from 'react';
import { HashLink } from '@/ui/HashLink';
import styles from './Contents.module.scss';

interface ContentsProps {
  title: string;
  /** Names of the chapters by id. */
  chapters: readonly (readonly [id: string, title: string])[];
  /** Index of the one being read. */
  current: number;
  /** The list, whose `--read` says how far its gauge is filled, in pixels. */
  list: RefObject<HTMLOListElement | null>;
}

/** The contents beside a post: a gauge fills as it is read, its bead stands at the chapter on the screen. */
export function Contents({ title, chapters, current, list }: ContentsProps) {
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
