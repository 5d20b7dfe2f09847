import type { Glyph, IconName } from '@/ui/icons';
import { icons } from '@/ui/icons';
import styles from './Icon.module.scss';

interface IconProps {
  /** A name of the shell's set, or a glyph imported from '@/ui/icons/<name>'. */
  name: IconName | Glyph;
}

/** An icon of 1em in the text's colour, hidden from screen readers. The only component that renders the icon set. */
export function Icon({ name }: IconProps) {
  return (
    <svg
      className={styles.root}
      width="1em"
      height="1em"
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={name in icons ? icons[name as IconName] : name} />
    </svg>
  );
}
