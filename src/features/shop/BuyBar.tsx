import type { RefObject } from 'react';
import { type Product, pictureOf } from '@/data/products';
import { Button } from '@/ui/Button';
import styles from './BuyBar.module.scss';
import { Price } from './Price';
import type { VariantChoice } from './useVariantChoice';
import { useOutOfSight } from './useOutOfSight';

interface BuyBarProps {
  product: Product;
  color: VariantChoice['color'];
  /** The page's own buy row; the bar shows while it is off-screen. */
  row: RefObject<Element | null>;
  label: string;
  /** The chosen variant is sold out. */
  soldOut: boolean;
  onBuy: () => void;
}

/** Fixed buy bar on phones while the page's buy row is off-screen. */
export function BuyBar({ product, color, row, label, soldOut, onBuy }: BuyBarProps) {
  const away = useOutOfSight(row);
  if (!away || product.stock === 0) return null;
  return (
    <div className={`${styles.root} only-screen`} data-bottom-bar>
      <div className={styles.tile} data-color={color}>
        <img src={pictureOf(product, color)} alt="" width="48" height="48" />
      </div>
      <Price product={product} />
      <Button disabled={soldOut} onClick={onBuy}>
        {label}
      </Button>
    </div>
  );
}
