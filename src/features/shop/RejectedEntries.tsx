import type enCart from '@words/en/shop/cart.json';
import { type RejectedEntry as Entry, type LinkedCart, maxEntries } from '@/features/cart/cartLink';
import { interpolate } from '@/lib/interpolate';
import styles from './CartLinkLines.module.scss';
import { useCatalogue } from './useCatalogue';

interface RejectedEntriesProps {
  words: (typeof enCart)['link'];
  link: LinkedCart;
}

/** Maximum number of listed entries. */
const maxReasons = 5;

/** Rejected entries of a cart link with their reasons. */
export function RejectedEntries({ words, link: { rejected, invalidCount, tooMany } }: RejectedEntriesProps) {
  const { nameOf, variantOf } = useCatalogue();
  const reasonOf = (entry: Entry) => {
    if (entry.problem === 'unknown') return interpolate(words.unknown, { id: entry.id });
    const name = nameOf(entry.productId);
    if (entry.problem === 'variant') return interpolate(words.variant, { name, choice: entry.choice });
    if (entry.problem === 'size') return interpolate(words.size, { name });
    return interpolate(words.soldOut, { name, variant: variantOf(entry) });
  };
  const reasons = [
    ...rejected.slice(0, maxReasons).map(reasonOf),
    ...(rejected.length > maxReasons ? [interpolate(words.more, { count: rejected.length - maxReasons })] : []),
    ...(invalidCount > 0 ? [interpolate(words.unreadable, { count: invalidCount })] : []),
    ...(tooMany ? [interpolate(words.tooMany, { max: maxEntries })] : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <div className={styles.rejected}>
      <h3 aria-hidden="true">{words.leftOut}</h3>
      <ul aria-label={words.leftOut}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
