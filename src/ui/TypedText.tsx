import { useRef, useState } from 'react';
import { Icon } from '@/ui/Icon';
import styles from './TypedText.module.scss';
import { useLazyModule } from './useLazyModule';
import { reducedMotion, useMediaQuery } from './useMediaQuery';

export interface TypedTextWords {
  /** The first line, and the words before the typed one on the second: the word is last, so that nothing moves. */
  before: string;
  topic: string;
  typed: readonly string[];
  /** The static word for reduced motion and without scripts. */
  resting: string;
  /** The sentence for screen readers. */
  full: string;
  pause: string;
  play: string;
}

const loadTyping = () => import('./TypingWord');

/** A headline with an animated typed word. */
export function TypedText({ before, topic, typed, resting, full, pause, play }: TypedTextWords) {
  const slot = useRef<HTMLSpanElement>(null);
  const [paused, setPaused] = useState(false);
  const prefersReducedMotion = useMediaQuery(reducedMotion, true);
  const lazyModule = useLazyModule(!prefersReducedMotion, loadTyping);
  const Typing = prefersReducedMotion ? undefined : lazyModule?.TypingWord;
  return (
    <div className={styles.root}>
      <h1>
        <span className="visually-hidden">{full}</span>
        <span aria-hidden="true">
          <span>{before} </span>
          <span className={styles.line}>
            <span className={styles.topic}>{topic}</span>{' '}
            <span className={styles.slot} data-typing={Typing ? '' : undefined} ref={slot}>
              <span className={styles.word}>{typed[0]}</span>
              <span className={styles.resting}>{resting}</span>
              {Typing && <Typing words={typed} paused={paused} slot={slot} />}
            </span>
          </span>
        </span>
      </h1>
      {Typing && (
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? play : pause}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
    </div>
  );
}
