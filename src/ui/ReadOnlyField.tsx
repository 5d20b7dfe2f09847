import { useId } from 'react';
import styles from './TextField.module.scss';

interface ReadOnlyFieldProps {
  id: string;
  label: string;
  value: string;
  /** Why it can't be changed here. */
  hint: string;
}

/** A value among the fields of a form that is shown and read, and not changed there. */
export function ReadOnlyField({ id, label, value, hint }: ReadOnlyFieldProps) {
  const note = useId();
  return (
    <div className={`${styles.root} ${styles.field}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <input id={id} value={value} readOnly aria-describedby={note} />
      </div>
      <p id={note} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
