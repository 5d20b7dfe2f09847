import { pictureOf, productOf } from '@/data/products';
import { Field, Line, List, Options, Press, Row, Steps } from './ScreenBlocks';
import type { ScreenSpec } from './screenTypes';

const picture = (id: string) => {
  const product = productOf(id);
  return product ? { picture: pictureOf(product) } : {};
};

/** Screens of the articles on the shop, one for each part. */
export const shopScreens = {
  'demo-order': [
    [
      'shop/grid',
      (w) => (
        <>
          <List>
            <Row {...picture('1030')} title={w.product} text={w.stock} />
          </List>
          <Options items={['41', '42', '43', '44']} at={1} />
          <Press>{w.add}</Press>
        </>
      ),
    ],
    [
      'shop/checkout',
      (w) => (
        <>
          <Steps items={[w.contact, w.delivery, w.payment, w.review]} at={2} />
          <Field label={w.card} value="4242 4242 4242 4242" marked />
        </>
      ),
    ],
    [
      'account/order-history',
      (w) => (
        <>
          <List>
            <Row {...picture('1030')} title={w.order} text={w.card} />
          </List>
          <Line>
            <Press tone="quiet" pressed>
              {w.details}
            </Press>
            <Press tone="quiet">{w.again}</Press>
          </Line>
        </>
      ),
    ],
  ],
  'order-total': [
    [
      'shop/cart',
      (w) => (
        <List>
          <Row title={w.goods} end={w.goodsText} />
          <Row title={w.sale} end={w.saleText} />
          <Row title={w.code} end={w.codeText} />
          <Row title={w.tax} end={w.taxText} marked />
        </List>
      ),
    ],
    [
      'shop/cart',
      (w) => (
        <List>
          <Row {...picture('1020')} title={w.goods} end={w.sum} />
          <Row title={w.sale} end={w.off} />
          <Row title={w.tax} end={w.taxed} />
          <Row title={w.total} end={w.all} marked />
        </List>
      ),
    ],
    [
      'shop/cart',
      (w) => (
        <>
          <List>
            <Row
              {...picture('1020')}
              title={w.cart}
              text={w.today}
              end={
                <>
                  <s>{w.was}</s>
                  {w.now}
                </>
              }
              marked
            />
          </List>
          <List>
            <Row {...picture('1020')} title={w.order} text={w.kept} end={w.was} />
          </List>
        </>
      ),
    ],
  ],
} satisfies Record<string, readonly ScreenSpec[]>;
