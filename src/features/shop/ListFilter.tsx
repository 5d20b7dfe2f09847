import { useId, useState } from 'react';
import { fill } from '@/lib/fill';
import styles from './Filters.module.scss';

interface ListFilterProps<T extends string> {
  title: string;
  choices: readonly { value: T; name: string; count: number }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
  more: string;
  less: string;
  /** "{name}, products: {count}" */
  number: string;
}

/** As many choices as are seen without asking for more. */
const few = 5;

/** A list of choices with the number of products behind each. */
export function ListFilter<T extends string>({
  title,
  choices,
  chosen,
  onChange,
  more,
  less,
  number,
}: ListFilterProps<T>) {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = choices.filter(({ value }, index) => all || index < few || chosen.includes(value));
  const hidden = choices.length - few;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <ul className={styles.list} id={id}>
        {shown.map(({ value, name, count }) => (
          <li key={value}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                aria-label={fill(number, { name, count })}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
                }
              />
              <span>{name}</span>
              <span className={styles.count}>{count}</span>
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
          {all ? less : fill(more, { count: hidden })}
        </button>
      )}
    </fieldset>
  );
}
