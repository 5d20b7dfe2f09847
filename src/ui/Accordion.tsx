import type { ReactNode } from 'react';
import styles from './Accordion.module.scss';
import { Icon } from './Icon';
import { plusLg } from './icons/plus-lg';

interface AccordionItem {
  /** Key; with `linked` also the element's id. */
  id: string;
  /** The summary. */
  title: string;
  /** The panel. */
  children: ReactNode;
  hidden?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * ruled: a line below each; framed: also above the first; cards: cards in two columns;
   * numbered: a line above and a counter. Sizes and colours are CSS variables set by the section.
   */
  layout?: 'ruled' | 'framed' | 'cards' | 'numbered';
  marker?: 'chevron' | 'plus';
  /** Renders the titles as h3. */
  headings?: boolean;
  /** The `name` of exclusive <details>: one open at a time. */
  name?: string;
  /** The first item is open initially. */
  firstOpen?: boolean;
  /** Sets the ids, for hash links. */
  linked?: boolean;
}

/** An accordion of native <details>: works with the keyboard, find-in-page, and without scripts. */
export function Accordion({
  items,
  layout = 'ruled',
  marker = 'chevron',
  headings = false,
  name,
  firstOpen = false,
  linked = false,
}: AccordionProps) {
  const Title = headings ? 'h3' : 'span';
  return (
    <div className={`${styles.root} ${styles[layout]}`}>
      {items.map(({ id, title, children, hidden }, index) => (
        <details
          key={id}
          id={linked ? id : undefined}
          name={name}
          hidden={hidden}
          open={firstOpen && index === 0}
          // `open` may have changed before hydration.
          suppressHydrationWarning
        >
          <summary>
            <Title className={styles.title}>{title}</Title>
            <Icon name={marker === 'plus' ? plusLg : 'chevron-down'} />
          </summary>
          <div className={styles.body}>{children}</div>
        </details>
      ))}
    </div>
  );
}
