import { type SyntheticEvent, memo, useEffect, useId, useMemo, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import { useCatalogue } from './catalogue';
import styles from './PriceFilter.module.scss';

/** Bars of the histogram. */
const bars = 18;
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

/** How many products lie in each tenth or so of the range, from 0 to 1. */
function heights(prices: readonly number[], top: number): number[] {
  const counts = Array.from({ length: bars }, () => 0);
  for (const price of prices) {
    const index = Math.min(bars - 1, Math.floor((price / top) ** 0.5 * bars));
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const highest = Math.max(1, ...counts);
  return counts.map((count) => count / highest);
}

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
    const columns = useMemo(() => heights(prices, top), [prices, top]);

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
    // Another value is another field: the focus stays in its place.
    const removable = useFocusAfterRemoval();
    const [first, last] = [toStep(low, top), toStep(high, top)];
    const field = (name: 'from' | 'to', value: number) => {
      const take = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
        const dollars = /^\d+$/.test(input.value.trim()) ? Number(input.value) : null;
        // What is no amount gives way to the one that holds.
        if (dollars === null) input.value = String(Math.round(value / 100));
        else if (dollars * 100 !== value)
          write({ [name]: name === 'to' ? Math.min(dollars * 100, top) : dollars * 100 });
      };
      return (
        <label className={styles.field} data-after={price(0).startsWith('$') ? undefined : ''}>
          <span className="visually-hidden">{words[name]}</span>
          <span aria-hidden="true">$</span>
          <input
            key={value}
            ref={removable}
            inputMode="numeric"
            pattern="[0-9]*"
            maxLength={6}
            aria-invalid={crossed && true}
            aria-describedby={crossed && `${id}-crossed`}
            defaultValue={Math.round(value / 100)}
            onBlur={take}
            onKeyDown={(event) => event.key === 'Enter' && take(event)}
          />
        </label>
      );
    };
    return (
      <fieldset className={styles.root}>
        <legend>{words.price}</legend>
        <div className={styles.range}>
          <svg viewBox={`0 0 ${bars * 10} 36`} preserveAspectRatio="none" role="img" aria-label={words.histogram}>
            {columns.map((height, index) => {
              const inside = (index + 1) * (100 / bars) > first && index * (100 / bars) < last;
              const tall = height === 0 ? 2 : 4 + height * 32;
              return (
                <rect
                  key={index}
                  className={inside ? styles.inside : styles.outside}
                  x={index * 10 + 1}
                  y={36 - tall}
                  width="8"
                  height={tall}
                  rx="1.5"
                />
              );
            })}
            <rect
              className={styles.track}
              x={(first / 100) * bars * 10}
              y="34"
              width={((last - first) / 100) * bars * 10}
              height="3"
            />
          </svg>
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
          {field('from', crossed?.from ?? low)}
          <span>{words.between}</span>
          {field('to', crossed?.to ?? high)}
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
