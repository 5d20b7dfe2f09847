import type { SyntheticEvent } from 'react';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './PriceFilter.module.scss';
import { useCatalogue } from './catalogue';

interface PriceFieldProps {
  label: string;
  /** In cents. */
  value: number;
  /** The id of the text that says what is wrong with the amount. */
  problem: string | undefined;
  onChange: (cents: number) => void;
}

/** A price in whole dollars, taken over with Enter or when the field is left. */
export function PriceField({ label, value, problem, onChange }: PriceFieldProps) {
  const { price } = useCatalogue();
  // Another value is another field: the focus stays in its place.
  const removable = useFocusAfterRemoval();
  const take = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const dollars = /^\d+$/.test(input.value.trim()) ? Number(input.value) : null;
    // What is no amount gives way to the one that holds.
    if (dollars === null) input.value = String(Math.round(value / 100));
    else if (dollars * 100 !== value) onChange(dollars * 100);
  };
  return (
    <label className={styles.field} data-after={price(0).startsWith('$') ? undefined : ''}>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">$</span>
      <input
        key={value}
        ref={removable}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={6}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
        defaultValue={Math.round(value / 100)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take(event)}
      />
    </label>
  );
}
