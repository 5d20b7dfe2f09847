import type { PageKey } from '@/site/menu';
import styles from './Breadcrumb.module.scss';
import { PageLink } from './PageLink';

export interface Step {
  label: string;
  to: PageKey;
  /** The query, without its question mark. */
  search?: string;
}

interface BreadcrumbProps {
  /** Its name, for those who don't see it. */
  label: string;
  /** The way here, from the top. */
  steps: readonly Step[];
  /** Where the visitor is. */
  here: string;
}

/** The way to this page, as links. */
export function Breadcrumb({ label, steps, here }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.root}>
      <ol>
        {steps.map(({ label: step, ...link }) => (
          <li key={step}>
            <PageLink {...link}>{step}</PageLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
