import { memo, useEffect, useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { PriceField } from './PriceField';
import styles from './PriceFilter.module.scss';
import { PriceHistogram } from './PriceHistogram';
import { useCatalogue } from './catalogue';

/** Waits so many milliseconds after the last movement before the shelf follows. */
const pause = 250;

/** In cents. */
interface Range {
  from: number;
  to: number;
}

interface PriceFilterProps {
  words: { price: string; from: string; to: string; between: string; histogram: string; crossed: string };
  /** The dearest product of the shelf, in cents. */
  most: number;
  /** The prices that the other filters leave, in cents. */
  prices: readonly number[];
  from: number | null;
  to: number | null;
  onChange: (from: number | null, to: number | null) => void;
}

/** Cents up to the next full ten dollars. */
const rounded = (cents: number) => Math.ceil(cents / 1000) * 1000;

// Cheap things are many and dear things few: along the root of the price both ends can be reached. Each step is a dollar
// at least, or an arrow key would get nowhere.
const toCents = (step: number, top: number) =>
  Math.min(top, Math.max(step, Math.round(((step / 100) ** 2 * top) / 100)) * 100);

/** The first step that reaches an amount. */
function toStep(cents: number, top: number): number {
  let step = 0;
  while (step < 100 && toCents(step, top) < cents) step += 1;
  return step;
}

/** A range of prices: two sliders over a histogram, and two fields for those who know what they want. */
export const PriceFilter = memo(
  function PriceFilter({ words, most, prices, from, to, onChange }: PriceFilterProps) {
    const { price } = useCatalogue();
    const top = rounded(most);
    const id = useId();
    const [range, setRange] = useState<Range | null>(null);
    // Amounts that contradict each other stay in their fields until one of them changes, or the range they came to.
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
      }, pause);
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
      const asked = { from: low, to: high, ...crossed, ...next };
      if (asked.from > asked.to) setWritten({ ...asked, at: now });
      else move({ from: asked.from, to: asked.to });
    };
    const [first, last] = [toStep(low, top), toStep(high, top)];
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
            onChange={({ target }) => move({ from: toCents(Number(target.value), top) })}
          />
          <input
            id={`${id}-to`}
            type="range"
            min="0"
            max="100"
            value={last}
            aria-label={words.to}
            aria-valuetext={price(high)}
            onChange={({ target }) => move({ to: toCents(Number(target.value), top) })}
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
