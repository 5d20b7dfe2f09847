import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from './Icon';
import styles from './SearchField.module.scss';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'ref'> {
  /** The aria-label. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** 48, 56 or 60 px high. */
  size?: 'small' | 'medium' | 'large';
}

/** A search input. Reports text that was typed before hydration. */
export function SearchField({ label, value, onChange, size = 'small', ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early === '' || early === value) return;
    // Deferred until the page has read its query; reads the value again, which may have changed.
    const timer = setTimeout(() => latestOnChange.current(field.current?.value || early));
    return () => clearTimeout(timer);
    // Only on mount: from then on the input is controlled.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <div className={`${styles.root} ${size === 'small' ? '' : styles[size]}`}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        maxLength={80}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </div>
  );
}
