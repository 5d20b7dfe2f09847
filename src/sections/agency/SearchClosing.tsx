import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import styles from './SearchClosing.module.scss';

interface SearchClosingProps {
  title: string;
  /** Text of the search box. */
  query: string;
  action: string;
}

/** Call to action, drawn as a search box. */
export function SearchClosing({ title, query, action }: SearchClosingProps) {
  return (
    <section className={styles.root} aria-labelledby="closing-title">
      <h2 id="closing-title">{title}</h2>
      <PageLink to="contact">
        <Icon name="search" />
        <span>{query}</span>
        <strong>{action}</strong>
      </PageLink>
    </section>
  );
}
