import type { ReactNode } from 'react';
import styles from './Accordion.module.scss';
import { Icon } from './Icon';
import { plusLg } from './icons/plus-lg';

interface AccordionItem {
  /** Tells it from the others; with `linked` also its place in the page. */
  id: string;
  /** What stands there while it is closed. */
  title: string;
  /** What opens. */
  children: ReactNode;
  hidden?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * ruled: a line below each; framed: and one above the first; parted: between them only; cards: sheets in two columns;
   * numbered: a line above each, and its number. Sizes and colours are the page's, by variables.
   */
  layout?: 'ruled' | 'framed' | 'parted' | 'cards' | 'numbered';
  sign?: 'chevron' | 'plus';
  /** The titles are headings of the third level. */
  headings?: boolean;
  /** What they share when one at a time is open. */
  name?: string;
  /** The first stands open. */
  begun?: boolean;
  /** Each can be linked to by its id. */
  linked?: boolean;
}

/** Parts that open on the spot, by the browser itself: with keys, by a search in the page, and without a script. */
export function Accordion({
  items,
  layout = 'ruled',
  sign = 'chevron',
  headings = false,
  name,
  begun = false,
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
          open={begun && index === 0}
          // It may have been opened or closed before the scripts came.
          suppressHydrationWarning
        >
          <summary>
            <Title className={styles.title}>{title}</Title>
            <Icon name={sign === 'plus' ? plusLg : 'chevron-down'} />
          </summary>
          <div className={styles.body}>{children}</div>
        </details>
      ))}
    </div>
  );
}
