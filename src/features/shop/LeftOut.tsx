import type enCart from '@words/en/shop/cart.json';
import { type LeftOut as Entry, type LinkedCart, mostEntries } from '@/features/cart/cartSelectors';
import { interpolate } from '@/lib/interpolate';
import styles from './LinkLines.module.scss';
import { useCatalogue } from './catalogue';

interface LeftOutProps {
  words: (typeof enCart)['link'];
  link: LinkedCart;
}

/** Maximum number of listed entries. */
const most = 5;

/** Rejected entries of a cart link with their reasons. */
export function LeftOut({ words, link: { leftOut, unreadable, tooMany } }: LeftOutProps) {
  const { nameOf, variantOf } = useCatalogue();
  const said = (entry: Entry) => {
    if (entry.problem === 'unknown') return interpolate(words.unknown, { id: entry.id });
    const name = nameOf(entry.productId);
    if (entry.problem === 'variant') return interpolate(words.variant, { name, choice: entry.choice });
    if (entry.problem === 'size') return interpolate(words.size, { name });
    return interpolate(words.soldOut, { name, variant: variantOf(entry) });
  };
  const reasons = [
    ...leftOut.slice(0, most).map(said),
    ...(leftOut.length > most ? [interpolate(words.more, { count: leftOut.length - most })] : []),
    ...(unreadable > 0 ? [interpolate(words.unreadable, { count: unreadable })] : []),
    ...(tooMany ? [interpolate(words.tooMany, { max: mostEntries })] : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <div className={styles.leftOut}>
      <h3 aria-hidden="true">{words.leftOut}</h3>
      <ul aria-label={words.leftOut}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
