import { Button } from '@/ui/Button';
import type { AskedWords } from '@/ui/useAskedWords';
import { useWords } from '@/ui/words';
import styles from './LateWords.module.scss';

interface LateWordsProps extends Pick<AskedWords, 'failed' | 'failures' | 'askAgain'> {
  /** While they are on their way. */
  waiting: string;
}

/**
 * Stands where words are on their way, or where they couldn't be had, with a way to ask again. Once it is there the
 * button stays until the words are: whoever has pressed it doesn't lose their place.
 */
export function LateWords({ waiting, failed, failures, askAgain }: LateWordsProps) {
  const t = useWords();
  return (
    <div className={styles.root}>
      <p role="status">{failed ? t('page.missing') : waiting}</p>
      {failures > 0 && (
        <Button variant="line" onClick={askAgain}>
          {t('page.again')}
        </Button>
      )}
    </div>
  );
}
