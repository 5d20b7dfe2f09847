import type enSingle from '@words/en/shop/single.json';
import { useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { discountOf } from '@/data/prices';
import { type Product, pictureOf, stockOf } from '@/data/products';
import { sizeKindOf } from '@/data/sizes';
import { selectLines } from '@/features/cart/cartSlice';
import { interpolate } from '@/lib/interpolate';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { openDialogProps } from '@/ui/Dialog';
import { HashLink } from '@/ui/HashLink';
import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';
import { infoCircle } from '@/ui/icons/info-circle';
import { share } from '@/ui/icons/share';
import { useTranslation } from '@/ui/translation';
import { BuyBar } from './BuyBar';
import styles from './BuyBox.module.scss';
import { Price } from './Price';
import { ShareLink } from './ShareLink';
import { SizeGuide, sizeGuideId } from './SizeGuide';
import { Stars } from './Stars';
import { WishlistButton } from './WishlistButton';
import { useCatalogue } from './useCatalogue';
import { useAddToCart } from './useAddToCart';
import type { VariantChoice } from './useVariantChoice';

type StateWithCart = Parameters<typeof selectLines>[0];

interface BuyBoxProps {
  product: Product;
  words: (typeof enSingle)['buy'];
  guide: (typeof enSingle)['guide'];
  choice: VariantChoice;
  onChoose: (change: { color?: VariantChoice['color']; size?: string }) => void;
}

/** Up to this stock the remaining quantity is shown. */
const lowStock = 6;
/** Maximum selectable quantity. */
const maxQuantity = 10;
/** A letter and the word that it is joined to, as in "T-Shirt". */
const letterCompound = /\b([A-Z]-\p{L}+)/u;

/** Name, price, variant and quantity, with the buy button. */
export function BuyBox({ product, words, guide, choice, onChoose }: BuyBoxProps) {
  const { nameOf, textOf, colorOf, price, starsOf } = useCatalogue();
  const { t } = useTranslation('shop/single');
  const add = useAddToCart();
  const [wanted, setWanted] = useState('1');
  const [missing, setMissing] = useState(false);
  const sizes = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const warning = useId();
  const { id, attributes, review } = product;
  const { color, size, stock } = choice;
  const kind = sizeKindOf(attributes.size?.[0] ?? '');
  const sizeWords = words.sizes[kind];
  const inCart = useSelector((state: StateWithCart) =>
    selectLines(state).reduce((sum, line) => (line.productId === id ? sum + line.quantity : sum), 0),
  );
  const quantities = Array.from({ length: Math.max(1, Math.min(stock, maxQuantity)) }, (_, index) => String(index + 1));
  const quantity = quantities.includes(wanted) ? wanted : '1';
  const isSoldOut = (one: string) => stockOf(product, { color, size: one }) === 0;
  const buy = () => {
    if (attributes.size && size === null) {
      setMissing(true);
      sizes.current?.querySelector<HTMLElement>('button:enabled')?.focus();
      return;
    }
    add(product, { color, size }, Number(quantity));
  };
  const label = stock === 0 ? words.soldOut : words.add;
  const level =
    stock === 0 ? words.gone : stock <= lowStock ? interpolate(words.left, { count: stock }) : words.inStock;
  return (
    <div className={styles.root}>
      <HashLink className={styles.rating} id="reviews">
        <Stars value={review.stars} />
        {t('buy.reviews', { stars: starsOf(review.stars), count: review.count })}
      </HashLink>
      <h1 className={styles.name}>
        {nameOf(id)
          .split(letterCompound)
          .map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
      </h1>
      <p className={styles.text}>{textOf(id)}</p>
      <div className={styles.price}>
        <Price product={product} size="l" />
        {product.sale && <Badge>{interpolate(words.save, { amount: price(discountOf(product)) })}</Badge>}
      </div>

      <div className={styles.head}>
        <h2>{words.color}</h2>
        <p>{colorOf(color)}</p>
      </div>
      <div className={styles.colors} role="group" aria-label={words.color}>
        {attributes.colors.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === color}
            aria-label={colorOf(one)}
            data-color={one}
            onClick={() => onChoose({ color: one })}
          >
            <img src={pictureOf(product, one)} alt="" width="88" height="64" />
          </button>
        ))}
      </div>

      {attributes.size && (
        <>
          <div className={styles.head}>
            <h2>{sizeWords.label}</h2>
            <button type="button" className={styles.guide} {...openDialogProps(sizeGuideId)}>
              {sizeWords.guide}
            </button>
          </div>
          <div
            ref={sizes}
            className={styles.sizes}
            role="group"
            aria-label={sizeWords.label}
            aria-describedby={warning}
          >
            {attributes.size.map((one) => {
              const soldOut = isSoldOut(one);
              return (
                <button
                  key={one}
                  type="button"
                  aria-pressed={one === size}
                  disabled={soldOut && one !== size}
                  data-sold-out={soldOut || undefined}
                  {...(soldOut && { 'aria-label': interpolate(words.soldOutIn, { size: one }) })}
                  onClick={() => {
                    setMissing(false);
                    onChoose({ size: one });
                  }}
                >
                  {one}
                </button>
              );
            })}
          </div>
          <p id={warning} role="status" className={styles.warning}>
            {missing && size === null && sizeWords.missing}
          </p>
          <SizeGuide
            words={guide}
            kind={kind}
            chosen={size}
            soldOut={{ sizes: attributes.size.filter(isSoldOut), word: words.soldOut }}
          />
        </>
      )}

      <div ref={row} className={styles.buy}>
        <Select
          label={words.quantity}
          hidesLabel
          size="l"
          value={quantity}
          disabled={stock === 0}
          options={quantities.map((value) => ({ value, label: value.padStart(2, '0') }))}
          onChange={setWanted}
        />
        <Button size="l" wide leadIcon="cart" disabled={stock === 0} onClick={buy}>
          {label}
        </Button>
        <WishlistButton id={id} variant="field" />
      </div>

      <BuyBar product={product} color={color} row={row} label={label} soldOut={stock === 0} onBuy={buy} />

      <ul className={styles.notes}>
        <li data-level={stock === 0 ? 'none' : stock <= lowStock ? 'low' : 'good'} aria-live="polite">
          <span className={styles.dot} aria-hidden="true" />
          {level}
          {inCart > 0 && <span className={styles.inCart}>{interpolate(words.inCart, { count: inCart })}</span>}
        </li>
        <li>
          <Icon name={infoCircle} />
          {words.tax} {words.demo}
        </li>
        <li>
          <Icon name={share} />
          <ShareLink words={words} choice={choice} />
        </li>
      </ul>
    </div>
  );
}
