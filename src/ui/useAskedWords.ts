import { useEffect, useState } from 'react';
import { useMoreWords } from './words';

export interface AskedWords {
  /** Null until they are here. */
  words: object | null;
  /** They couldn't be had the last time. */
  failed: boolean;
  /** Times they couldn't be had. */
  failures: number;
  askAgain: () => void;
}

/** Words that a part of the page can't do without: asked for again when their visitor says so, or is back online. */
export function useAskedWords(file: string, wanted = true): AskedWords {
  const [failed, setFailed] = useState(false);
  const [failures, setFailures] = useState(0);
  const words = useMoreWords(file, wanted && !failed, () => {
    setFailed(true);
    setFailures((count) => count + 1);
  });
  useEffect(() => {
    if (!failed) return;
    const ask = () => setFailed(false);
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [failed]);
  return { words, failed, failures, askAgain: () => setFailed(false) };
}
