import { type ComponentProps, useEffect, useRef } from 'react';
import { Icon } from './Icon';
import styles from './SearchField.module.scss';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange' | 'ref'> {
  /** Read out; the magnifier tells the others. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** As high as a button, as a field of a form, or the largest thing of its section. */
  size?: 'small' | 'medium' | 'large';
}

/** A field to search with. What was typed while the script was on its way is told at once. */
export function SearchField({ label, value, onChange, size = 'small', ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early === '' || early === value) return;
    // A moment later the page knows the rest of its address, too; somebody may have typed on by then.
    const timer = setTimeout(() => tell.current(field.current?.value || early));
    return () => clearTimeout(timer);
    // Only what stands there at first: from then on `value` leads.
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
