import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import styles from './Dropdown.module.scss';
import { Icon } from './Icon';
import { closeDisclosure, enhanceDisclosure } from './disclosure';
import { useOnNavigate } from './route';

interface DropdownProps {
  /** Content of the button. */
  label: ReactNode;
  /** bar: an item of a menu bar; icon: an icon button; field: shows the current choice. */
  variant?: 'bar' | 'icon' | 'field';
  /** The `name` of exclusive <details>: one open at a time. */
  name?: string;
  /** The button's edge that the panel aligns with; `bar`: as wide as the positioned ancestor. */
  align?: 'start' | 'end' | 'bar';
  /** Opens upwards. */
  up?: boolean;
  /** Also opens on mouse hover. */
  hover?: boolean;
  /** Called after it has opened. */
  onOpen?: () => void;
  children: ReactNode;
}

/** A drop-down of native <details>; works without scripts, closes on navigation. */
export function Dropdown({
  label,
  variant = 'bar',
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
      <summary className={`${styles.button} ${styles[variant]}`}>
        {label}
        {variant !== 'icon' && (
          <span className={styles.chevron}>
            <Icon name="chevron-down" />
          </span>
        )}
      </summary>
      <div className={`${styles.panel} ${up ? styles.up : ''}`}>{children}</div>
    </details>
  );
}
