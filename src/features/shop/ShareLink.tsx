import type enSingle from '@words/en/shop/single.json';
import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { interpolate } from '@/lib/interpolate';
import styles from './BuyBox.module.scss';
import type { VariantChoice } from './useVariantChoice';

interface ShareLinkProps {
  words: Pick<(typeof enSingle)['buy'], 'share' | 'copied' | 'byHand'>;
  choice: VariantChoice;
}

/** Button that copies the address of the chosen variant; shows it where the browser refuses to copy. */
export function ShareLink({ words, choice }: ShareLinkProps) {
  const [result, setResult] = useState<{ choice: VariantChoice; link: string; copied: boolean } | null>(null);
  const copy = () => {
    const { href: link } = window.location;
    void copyText(link).then(
      () => setResult({ choice, link, copied: true }),
      () => setResult({ choice, link, copied: false }),
    );
  };
  // A link copied before another choice is outdated.
  const current = result?.choice === choice ? result : null;
  return (
    <>
      <button type="button" className={styles.guide} onClick={copy} aria-live="polite">
        {current?.copied ? words.copied : words.share}
      </button>
      <span role="status" className={styles.copyFallback}>
        {current && !current.copied && interpolate(words.byHand, { link: current.link })}
      </span>
    </>
  );
}
