import { memo, useEffect, useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { PriceField } from './PriceField';
import styles from './PriceFilter.module.scss';
import { PriceHistogram } from './PriceHistogram';
import { useCatalogue } from './useCatalogue';

/** Debounce in ms. */
const debounceDelay = 250;

/** In cents. */
interface Range {
  from: number;
  to: number;
}

interface PriceFilterProps {
  words: { price: string; from: string; to: string; between: string; histogram: string; crossed: string };
  /** Highest price in cents. */
  maxPrice: number;
  /** Prices of the products that the other filters match, in cents. */
  prices: readonly number[];
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** Rounds cents up to ten dollars. */
const roundUpToTen = (cents: number) => Math.ceil(cents / 1000) * 1000;

/**
 * Cents of a slider step, on a quadratic scale, because most products are cheap. A step is at least one dollar: with
 * smaller steps the arrow keys would have no effect.
 */
const centsAtStep = (step: number, top: number) =>
  Math.min(top, Math.max(step, Math.round(((step / 100) ** 2 * top) / 100)) * 100);

/** Smallest step that reaches an amount in cents. */
function stepAtCents(cents: number, top: number): number {
  let step = 0;
  while (step < 100 && centsAtStep(step, top) < cents) step += 1;
  return step;
}

/** Price range: two sliders over a histogram, and two fields. */
export const PriceFilter = memo(
  function PriceFilter({ words, maxPrice, prices, from, to, onChange }: PriceFilterProps) {
    const { price } = useCatalogue();
    const top = roundUpToTen(maxPrice);
    const id = useId();
    const [range, setRange] = useState<Range | null>(null);
    // An inverted range stays in its fields until one of them or the applied range changes.
    const now = `${from} ${to}`;
    const [written, setWritten] = useState<Range & { at: string }>();
    const crossed = written?.at === now ? written : undefined;
    const low = range?.from ?? Math.min(from ?? 0, top);
    const high = range?.to ?? Math.min(to ?? top, top);

    useEffect(() => {
      if (!range) return;
      const timer = setTimeout(() => {
        onChange(range.from > 0 ? range.from : null, range.to < top ? range.to : null);
        setRange(null);
      }, debounceDelay);
      return () => clearTimeout(timer);
    }, [range, top, onChange]);

    const move = (next: Partial<Range>) => {
      const moved = { from: low, to: high, ...next };
      setWritten(undefined);
      setRange({
        from: next.from === undefined ? moved.from : Math.min(moved.from, moved.to),
        to: next.to === undefined ? moved.to : Math.max(moved.to, moved.from),
      });
    };
    const write = (next: Partial<Range>) => {
      const entered = { from: low, to: high, ...crossed, ...next };
      if (entered.from > entered.to) setWritten({ ...entered, at: now });
      else move({ from: entered.from, to: entered.to });
    };
    const [first, last] = [stepAtCents(low, top), stepAtCents(high, top)];
    const problem = crossed && `${id}-crossed`;
    return (
      <fieldset className={styles.root}>
        <legend>{words.price}</legend>
        <div className={styles.range}>
          <PriceHistogram label={words.histogram} {...{ prices, top, first, last }} />
          <input
            id={`${id}-from`}
            type="range"
            min="0"
            max="100"
            value={first}
            aria-label={words.from}
            aria-valuetext={price(low)}
            onChange={({ target }) => move({ from: centsAtStep(Number(target.value), top) })}
          />
          <input
            id={`${id}-to`}
            type="range"
            min="0"
            max="100"
            value={last}
            aria-label={words.to}
            aria-valuetext={price(high)}
            onChange={({ target }) => move({ to: centsAtStep(Number(target.value), top) })}
          />
        </div>
        <div className={styles.fields}>
          <PriceField
            label={words.from}
            value={crossed?.from ?? low}
            problem={problem}
            onChange={(cents) => write({ from: cents })}
          />
          <span>{words.between}</span>
          <PriceField
            label={words.to}
            value={crossed?.to ?? high}
            problem={problem}
            onChange={(cents) => write({ to: Math.min(cents, top) })}
          />
        </div>
        <p id={`${id}-crossed`} role="status" className={styles.crossed}>
          {crossed && interpolate(words.crossed, { from: price(low), to: price(high) })}
        </p>
      </fieldset>
    );
  },
  (before, after) =>
    before.words === after.words &&
    before.prices === after.prices &&
    before.from === after.from &&
    before.to === after.to,
);
