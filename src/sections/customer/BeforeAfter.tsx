import { useEffect, useRef, useState } from 'react';
import type { StoryId } from '@/data/entryIds';
import { interpolate } from '@/lib/interpolate';
import { Poster, Storm } from '@/ui/art/about/Poster';
import styles from './BeforeAfter.module.scss';

interface BeforeAfterProps {
  of: StoryId;
  /** Label of the slider. */
  drag: string;
  /** `{{share}}`: percent of the picture that shows the state before. */
  share: string;
  before: string;
  after: string;
}

/** Before/after comparison slider. */
export function BeforeAfter({ of, drag, share, before, after }: BeforeAfterProps) {
  const [at, setAt] = useState(50);
  const figure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    figure.current?.style.setProperty('--at', `${at}%`);
  }, [at]);
  return (
    <div ref={figure} className={styles.root}>
      <Poster of={of} />
      <div className={styles.storm} aria-hidden="true">
        <div className={styles.grey}>
          <Poster of={of} />
        </div>
        <Storm />
      </div>
      <span className={styles.before} hidden={at < 15}>
        {before}
      </span>
      <span className={styles.after} hidden={at > 85}>
        {after}
      </span>
      <span className={styles.border} aria-hidden="true">
        <svg viewBox="0 0 48 48" focusable="false">
          <path d="M18 16l-8 8 8 8M30 16l8 8-8 8" />
        </svg>
      </span>
      <input
        type="range"
        min="0"
        max="100"
        value={at}
        aria-label={drag}
        aria-valuetext={interpolate(share, { share: at })}
        onChange={({ target }) => setAt(Number(target.value))}
      />
    </div>
  );
}
