import { createContext, useContext } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import styles from './Breadcrumb.module.scss';
import { PageLink } from './PageLink';

export interface Step {
  label: string;
  to: StaticPageKey;
  /** The query, without its question mark. */
  search?: string;
}

export interface Trail {
  /** The way here, from the top. */
  steps: readonly Step[];
  /** Where the visitor is. */
  here: string;
}

/** Who wants to know the trail that is drawn: the build, which tells it to search engines; nobody in a browser. */
export const TrailContext = createContext<((trail: Trail) => void) | null>(null);

interface BreadcrumbProps extends Trail {
  /** Its name, for those who don't see it. */
  label: string;
}

/** The way to this page, as links. */
export function Breadcrumb({ label, steps, here }: BreadcrumbProps) {
  useContext(TrailContext)?.({ steps, here });
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
