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
      <svg
        className={styles.ridge}
        viewBox="0 0 1440 96"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 96V72L130 48L220 64L360 26L470 58L560 44L700 78L860 52L1010 66L1180 14L1260 40L1330 30L1440 60V96Z" />
      </svg>
    </section>
  );
}
