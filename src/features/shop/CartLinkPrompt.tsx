import type enCart from '@words/en/shop/cart.json';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { LinkedCart } from '@/features/cart/cartLink';
import { pricedLines } from '@/features/cart/cartTotals';
import { linkAccepted, selectLines } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { link45deg } from '@/ui/icons/link-45deg';
import { RejectedEntries } from './RejectedEntries';
import { CartLinkLines } from './CartLinkLines';
import styles from './CartLinkPrompt.module.scss';
import { useCatalogue } from './useCatalogue';
import { useFocusHeadingAfterRemoval } from './useFocusHeadingAfterRemoval';

interface CartLinkPromptProps {
  words: (typeof enCart)['link'];
  link: LinkedCart;
  /** Called after the visitor's choice. */
  onDone: () => void;
}

/** Asks whether to add or replace with the lines of a cart link; nothing changes before. */
export function CartLinkPrompt({ words, link, onDone }: CartLinkPromptProps) {
  const dispatch = useDispatch();
  const { price } = useCatalogue();
  const cartLines = useSelector(selectLines);
  const card = useFocusHeadingAfterRemoval<HTMLElement>();
  const { lines } = link;
  const usable = lines.length > 0;
  const found = usable ? interpolate(words.found, { count: lines.length }) : words.nothing;
  const [status, setStatus] = useState('');
  // Live regions announce changes only: set the text after mount.
  useEffect(() => setStatus(found), [found]);
  const accept = (mode: 'add' | 'replace') =>
    ignoreDoubleClick(() => {
      dispatch(linkAccepted({ mode, lines }));
      onDone();
    });
  return (
    <section ref={card} className={styles.root} aria-labelledby="link-title">
      <header>
        <Icon name={link45deg} />
        <h2 id="link-title">{usable ? words.title : words.nothing}</h2>
        <p>{usable ? words.text : words.nothingText}</p>
        <p role="status" className="visually-hidden">
          {status}
        </p>
      </header>
      <div className={styles.lines}>
        {usable && <CartLinkLines words={words} link={link} />}
        <RejectedEntries words={words} link={link} />
      </div>
      <div className={styles.choices}>
        {usable ? (
          <>
            <p className={styles.sum}>
              <span>{words.sum}</span>
              <strong>{price(pricedLines(lines).reduce((total, { sum }) => total + sum, 0))}</strong>
            </p>
            <Button wide leadIcon="cart" onClick={accept('add')}>
              {words.add}
            </Button>
            {cartLines.length > 0 && (
              <Button wide variant="line" onClick={accept('replace')}>
                {words.replace}
              </Button>
            )}
            <Button wide variant="text" onClick={ignoreDoubleClick(onDone)}>
              {words.decline}
            </Button>
          </>
        ) : (
          <Button wide variant="line" onClick={ignoreDoubleClick(onDone)}>
            {words.close}
          </Button>
        )}
      </div>
    </section>
  );
}
