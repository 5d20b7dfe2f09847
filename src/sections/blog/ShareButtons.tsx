import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { Icon } from '@/ui/Icon';
import { announce } from '@/ui/LiveRegion';
import { IconButton } from '@/ui/IconButton';
import { envelope } from '@/ui/icons/envelope';
import { link45deg } from '@/ui/icons/link-45deg';
import { share } from '@/ui/icons/share';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { useHydrated } from '@/ui/useHydrated';
import styles from './ShareButtons.module.scss';

interface ShareWords {
  label: string;
  share: string;
  copy: string;
  copied: string;
  failed: string;
  mail: string;
}

/** Shares the page: Web Share API, or a copied link where it fails; e-mail. No third party is contacted. */
export function ShareButtons({ words, title }: { words: ShareWords; title: string }) {
  const isHydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const address = isHydrated ? window.location.origin + window.location.pathname : '';
  const reportOutcome = (text: string, done: boolean) => {
    announce(text);
    setCopied(done);
  };
  const copy = () =>
    void copyText(address).then(
      () => reportOutcome(words.copied, true),
      () => reportOutcome(words.failed, false),
    );
  const send = () =>
    void navigator.share({ title, url: address }).catch((error: unknown) => {
      // An AbortError is no failure: the visitor has closed the share dialog.
      if ((error as DOMException).name !== 'AbortError') copy();
    });
  return (
    <div className={styles.root} role="group" aria-label={words.label}>
      {isHydrated && 'share' in navigator && (
        <IconButton icon={share} label={words.share} onClick={ignoreDoubleClick(send)} />
      )}
      <IconButton icon={copied ? 'check-lg' : link45deg} label={copied ? words.copied : words.copy} onClick={copy} />
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        aria-label={words.mail}
      >
        <Icon name={envelope} />
      </a>
    </div>
  );
}
