import type { SyntheticEvent } from 'react';
import { useFocusAfterRemoval } from '@/ui/useFocusAfterRemoval';
import styles from './PriceFilter.module.scss';
import { useCatalogue } from './useCatalogue';

interface PriceFieldProps {
  label: string;
  /** In cents. */
  value: number;
  /** Id of the error message. */
  problem: string | undefined;
  onChange: (cents: number) => void;
}

/** Price in whole dollars; applied on Enter or blur. */
export function PriceField({ label, value, problem, onChange }: PriceFieldProps) {
  const { price } = useCatalogue();
  // The key remounts the input on a new value: restore the focus.
  const removable = useFocusAfterRemoval();
  const take = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const dollars = /^\d+$/.test(input.value.trim()) ? Number(input.value) : null;
    // Revert invalid input.
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
