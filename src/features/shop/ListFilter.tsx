import { memo, useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './Filters.module.scss';

interface ListFilterProps<T extends string> {
  title: string;
  values: readonly T[];
  nameOf: (value: T) => string;
  /** Number of products by value. */
  counts: Readonly<Record<string, number>>;
  chosen: readonly T[];
  /** Must behave the same on every render: the memo comparison ignores it. */
  onChange: (chosen: T[]) => void;
  more: string;
  less: string;
  /** Accessible name of a value: "{{name}}, products: {{count}}". */
  number: string;
}

/** Number of values shown while collapsed. */
const collapsedCount = 5;

/** Checkbox list with counts. */
function ListFilterFieldset<T extends string>({
  title,
  values,
  nameOf,
  counts,
  chosen,
  onChange,
  more,
  less,
  number,
}: ListFilterProps<T>) {
  const [all, setAll] = useState(false);
  const id = useId();
  const removable = useFocusAfterRemoval();
  const shown = values.filter((value, index) => all || index < collapsedCount || chosen.includes(value));
  const hidden = values.length - collapsedCount;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul id={id}>
        {shown.map((value) => (
          <li key={value} ref={removable}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                aria-label={interpolate(number, { name: nameOf(value), count: counts[value] ?? 0 })}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span>{nameOf(value)}</span>
              <span className={styles.count}>{counts[value] ?? 0}</span>
            </label>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? less : interpolate(more, { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}

// Memoized: a panel has many of these lists.
export const ListFilter = memo(
  ListFilterFieldset,
  (before, after) =>
    before.title === after.title && before.counts === after.counts && before.chosen.join() === after.chosen.join(),
) as typeof ListFilterFieldset;
