import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import styles from './Dropdown.module.scss';
import { Icon } from './Icon';
import { closeDisclosure, enhanceDisclosure } from './disclosure';
import { useOnNavigate } from './route';

interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** An item of a menu bar, an icon, or a field that shows what is chosen. */
  look?: 'bar' | 'icon' | 'field';
  /** Of the drop-downs with the same name one is open at a time. */
  name?: string;
  /** Which edge of the button the panel keeps to; `bar` is as wide as the positioned ancestor. */
  align?: 'start' | 'end' | 'bar';
  /** Opens upwards, at the foot of a page. */
  up?: boolean;
  /** The mouse opens it too. */
  hover?: boolean;
  /** Called when it has opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A button that shows a panel; it works without scripts, and closes when the visitor moves on. */
export function Dropdown({
  label,
  look = 'bar',
  name,
  align = 'start',
  up = false,
  hover = false,
  onOpen,
  children,
}: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => (details.current ? enhanceDisclosure(details.current, hover) : undefined), [hover]);
  useOnNavigate(
    useCallback(() => {
      if (details.current) closeDisclosure(details.current);
    }, []),
  );
  return (
    <details
      ref={details}
      name={name}
      className={`${styles.root} ${styles[align]}`}
      onToggle={onOpen && (({ currentTarget }) => currentTarget.open && onOpen())}
    >
      <summary className={`${styles.button} ${styles[look]}`}>
        {label}
        {look !== 'icon' && (
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        )}
      </summary>
      <div className={`${styles.panel} ${up ? styles.up : ''}`}>{children}</div>
    </details>
  );
}
