import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import styles from './IconButton.module.scss';
import type { Glyph, IconName } from './icons';
import { useButtonFocus } from './useButtonFocus';

interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-label' | 'style' | 'ref'
> {
  icon: IconName | Glyph;
  /** The aria-label. */
  label: string;
  /** A circle with a border, as for the arrows of a carousel. */
  round?: boolean;
}

/** A button of 44 px with an icon only. */
export function IconButton({ icon, label, round = false, ...rest }: IconButtonProps) {
  const ref = useButtonFocus(rest.disabled ?? false, false);
  return (
    <button
      ref={ref}
      type="button"
      className={`${styles.root} ${round ? styles.round : ''}`}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
