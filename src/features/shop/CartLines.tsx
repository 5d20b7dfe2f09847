import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { priceOf } from '@/data/prices';
import { pictureOf, stockOf } from '@/data/products';
import { selectPricedLines } from '@/features/cart/cartSelectors';
import type { PricedLine } from '@/features/cart/cartTotals';
import { quantityChosen, removalUndone, selectRemoved } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Button } from '@/ui/Button';
import { PageLink } from '@/ui/PageLink';
import { Select } from '@/ui/Select';
import { ignoreDoubleClick } from '@/ui/ignoreDoubleClick';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './CartLines.module.scss';
import { useCatalogue } from './useCatalogue';

/** Quantities 1 to 3, limited to the stock, and the current one. */
function quantitiesFor({ product, quantity, color, size }: PricedLine) {
  const offered = [1, 2, 3].filter((number) => number <= stockOf(product, { color, size }));
  return [...new Set([...offered, quantity])].sort((a, b) => a - b).map(String);
}

/** Focus fallbacks after a removal: a control of another row, else the panel's heading. */
const focusFallbacks = ['li select, li > button', 'dialog h2'];

function CartLineRow({ line }: { line: PricedLine }) {
  const dispatch = useDispatch();
  const { words, nameOf, variantOf, saleOf, price } = useCatalogue();
  const removable = useFocusAfterRemoval(focusFallbacks);
  const { product, productId, color, size, quantity, sum } = line;
  const name = nameOf(productId);
  const choose = (number: number) =>
    dispatch(quantityChosen({ productId, variant: { color, size }, quantity: number }));
  const choice = new URLSearchParams([...(color ? [['color', color]] : []), ...(size ? [['size', size]] : [])]);
  return (
    <li ref={removable} className={styles.line}>
      <div className={styles.tile} data-color={color}>
        <img src={pictureOf(product, color)} alt="" width="92" height="92" />
      </div>
      <div className={styles.words}>
        <h3>
          <PageLink to="shop/single" params={{ id: productId }} search={choice.toString()}>
            {name}
          </PageLink>
        </h3>
        <p>
          {variantOf(line)} {product.sale && <span className={styles.sale}>{saleOf(product.sale)}</span>}
        </p>
        <div className={styles.tools}>
          <Select
            label={interpolate(words.cart.quantity, { name })}
            hidesLabel
            value={String(quantity)}
            options={quantitiesFor(line).map((value) => ({ value, label: value.padStart(2, '0') }))}
            onChange={(value) => choose(Number(value))}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={interpolate(words.cart.removeNamed, { name })}
            onClick={ignoreDoubleClick(() => choose(0))}
          >
            {words.cart.remove}
          </button>
        </div>
      </div>
      <p className={styles.sum}>
        {product.sale && (
          <>
            <span className="visually-hidden">{words.card.before} </span>
            <s>{price(product.price * quantity)}</s>
            <span className="visually-hidden"> {words.card.now} </span>
          </>
        )}
        <strong>{price(sum)}</strong>
        {quantity > 1 && (
          <span className={styles.each}>{interpolate(words.cart.each, { price: price(priceOf(product)) })}</span>
        )}
      </p>
    </li>
  );
}

/** Lines of the cart; a removed line keeps its row with Undo for 10 s. */
export function CartLines({ layout = 'panel' }: { layout?: 'panel' | 'page' }) {
  const dispatch = useDispatch();
  const { words, nameOf } = useCatalogue();
  const lines = useSelector(selectPricedLines);
  const removed = useSelector(selectRemoved);
  const removable = useFocusAfterRemoval(focusFallbacks);
  const rows = useMemo(() => {
    const all: ({ line: PricedLine } | { gone: string; productId: string })[] = lines.map((line) => ({ line }));
    for (const { line, index } of removed) all.splice(index, 0, { gone: line.id, productId: line.productId });
    return all;
  }, [lines, removed]);
  return (
    <ul className={styles[layout]}>
      {rows.map((row) =>
        'line' in row ? (
          <CartLineRow key={row.line.id} line={row.line} />
        ) : (
          <li key={`gone ${row.gone}`} ref={removable} className={styles.removed}>
            <p>{interpolate(words.cart.removed, { name: nameOf(row.productId) })}</p>
            <Button variant="line" size="s" onClick={ignoreDoubleClick(() => dispatch(removalUndone(row.gone)))}>
              {words.cart.undo}
            </Button>
          </li>
        ),
      )}
    </ul>
  );
}
