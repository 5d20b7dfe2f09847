import type { RefObject } from 'react';
import { type Product, pictureOf } from '@/data/products';
import { Button } from '@/ui/Button';
import styles from './BuyBar.module.scss';
import { Price } from './Price';
import type { Choice } from './useChoice';
import { useOutOfSight } from './useOutOfSight';

interface BuyBarProps {
  product: Product;
  color: Choice['color'];
  /** The row of the page whose place it takes. */
  row: RefObject<Element | null>;
  label: string;
  /** The choice is sold out, though others of the product are not. */
  gone: boolean;
  onBuy: () => void;
}

/** On a phone the price and the button stay in reach of the thumb while the page's own are out of sight. */
export function BuyBar({ product, color, row, label, gone, onBuy }: BuyBarProps) {
  const away = useOutOfSight(row);
  if (!away || product.stock === 0) return null;
  return (
    <div className={styles.root} data-foot-bar>
      <div className={styles.tile} data-color={color}>
        <img src={pictureOf(product, color)} alt="" width="48" height="48" />
      </div>
      <Price product={product} />
      <Button disabled={gone} onClick={onBuy}>
        {label}
      </Button>
    </div>
  );
}
