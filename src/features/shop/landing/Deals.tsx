import type en from '@words/en/shop/index.json';
import { dealsOf, weekEnd, weekOf } from '@/data/deals';
import { Button } from '@/ui/Button';
import { Isobars } from '@/ui/art/Isobars';
import { useCurrentMinute } from '@/ui/useCurrentMinute';
import { ProductCard } from '../ProductCard';
import { distinctColors } from '../distinctColors';
import { noFilters, serializeFilters } from '../filters';
import { Countdown } from './Countdown';
import styles from './Deals.module.scss';

/** Deals of the week with a countdown; they change on Monday 00:00 in İzmir. */
export function Deals({ words }: { words: (typeof en)['deals'] }) {
  const now = useCurrentMinute();
  const deals = dealsOf(now === null ? 0 : weekOf(now));
  const colors = distinctColors(deals);
  return (
    <section className={styles.root} aria-labelledby="deals-title">
      <div className={styles.map}>
        <Isobars name="soft" tone="onInk" />
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          <div>
            <h2 id="deals-title">{words.title}</h2>
            <p>{words.text}</p>
          </div>
          <Countdown label={words.left} words={words} endOf={weekEnd} />
        </div>
        <div className={styles.row}>
          {deals.map((product, index) => (
            <ProductCard key={product.id} product={product} preferredColor={colors[index]} />
          ))}
        </div>
        <Button to="shop/grid" search={serializeFilters({ ...noFilters, sale: true })} icon="arrow-right">
          {words.all}
        </Button>
      </div>
    </section>
  );
}
