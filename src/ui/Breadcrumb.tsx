import { createContext, useContext } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import styles from './Breadcrumb.module.scss';
import { PageLink } from './PageLink';

export interface Step {
  label: string;
  to: StaticPageKey;
  /** Query without the question mark. */
  search?: string;
}

export interface Trail {
  /** The ancestors, from the root. */
  steps: readonly Step[];
  /** Label of the current page. */
  here: string;
}

/** Receives the rendered trail while prerendering, for structured data; null in the browser. */
export const TrailContext = createContext<((trail: Trail) => void) | null>(null);

interface BreadcrumbProps extends Trail {
  /** The aria-label. */
  label: string;
}

/** The breadcrumb navigation. */
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
