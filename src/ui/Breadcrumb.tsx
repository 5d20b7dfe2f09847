import { createContext, useContext } from 'react';
import type { StaticPageKey } from '@/site/addresses';
import styles from './Breadcrumb.module.scss';
import { PageLink } from './PageLink';

export interface BreadcrumbStep {
  label: string;
  to: StaticPageKey;
  /** Query without the question mark. */
  search?: string;
}

export interface BreadcrumbTrail {
  /** The ancestors, from the root. */
  steps: readonly BreadcrumbStep[];
  /** Label of the current page. */
  here: string;
}

/** Receives the rendered trail while prerendering, for structured data; null in the browser. */
export const BreadcrumbContext = createContext<((trail: BreadcrumbTrail) => void) | null>(null);

interface BreadcrumbProps extends BreadcrumbTrail {
  /** The aria-label. */
  label: string;
}

/** The breadcrumb navigation. */
export function Breadcrumb({ label, steps, here }: BreadcrumbProps) {
  useContext(BreadcrumbContext)?.({ steps, here });
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
