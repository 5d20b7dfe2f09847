import type enCart from '@words/en/shop/cart.json';
import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { serializeCart, cartParam } from '@/features/cart/cartLink';
import { selectLines } from '@/features/cart/cartSlice';
import { copyText } from '@/lib/copyText';
import { urlOf } from '@/site/addresses';
import { Button } from '@/ui/Button';
import { FieldFrame } from '@/ui/FieldFrame';
import { link45deg } from '@/ui/icons/link-45deg';
import { useLanguage } from '@/ui/translation';
import styles from './ShareCart.module.scss';

interface LinkFieldProps {
  words: (typeof enCart)['share'];
  link: string;
}

/** The link in a selected field, when the clipboard is not available. */
function LinkField({ words, link }: LinkFieldProps) {
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [link]);
  return (
    <FieldFrame id={id} noteId={noteId} label={words.label} hint={words.byHand}>
      <input
        ref={field}
        id={id}
        value={link}
        readOnly
        aria-describedby={noteId}
        onFocus={({ target }) => target.select()}
      />
    </FieldFrame>
  );
}

/** Copies a cart link; see `CartLinkPrompt`. */
export function ShareCart({ words }: Pick<LinkFieldProps, 'words'>) {
  const language = useLanguage();
  const lines = useSelector(selectLines);
  const [result, setResult] = useState<{ link: string; copied: boolean } | null>(null);
  const path = `${urlOf('shop/cart', language)}?${cartParam}=${serializeCart(lines)}`;
  const copy = () => {
    const link = window.location.origin + path;
    void copyText(link).then(
      () => setResult({ link, copied: true }),
      () => setResult({ link, copied: false }),
    );
  };
  // A link copied before a cart change is outdated.
  const current = result?.link.endsWith(path) ? result : null;
  return (
    <div className={styles.root}>
      <Button variant="text" leadIcon={current?.copied ? 'check-lg' : link45deg} onClick={copy}>
        {words.copy}
      </Button>
      <p role="status">{current?.copied && words.copied}</p>
      {current && !current.copied && <LinkField words={words} link={current.link} />}
    </div>
  );
}
