import { memo, useId, useState } from 'react';
import { interpolate } from '@/lib/interpolate';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './Filters.module.scss';

interface ListFilterProps<T extends string> {
  title: string;
  values: readonly T[];
  nameOf: (value: T) => string;
  /** How many products each value would show. */
  counts: Readonly<Record<string, number>>;
  chosen: readonly T[];
  /** Does the same on every render. */
  onChange: (chosen: T[]) => void;
  more: string;
  less: string;
  /** "{{name}}, products: {{count}}" */
  number: string;
}

/** As many choices as are seen without asking for more. */
const few = 5;

/** A list of choices with the number of products behind each. */
function List<T extends string>({
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
  const shown = values.filter((value, index) => all || index < few || chosen.includes(value));
  const hidden = values.length - few;
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

// Rendered anew only when its own choices or numbers change: a panel has many of them.
export const ListFilter = memo(
  List,
  (before, after) =>
    before.title === after.title && before.counts === after.counts && before.chosen.join() === after.chosen.join(),
) as typeof List;
