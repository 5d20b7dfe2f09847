import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '@/ui/Icon';
import { PageLink } from '@/ui/PageLink';
import { arrowUpRight } from '@/ui/icons/arrow-up-right';
import styles from './CaseLink.module.scss';

interface CaseLinkProps {
  to: 'demos/agency/creative' | 'demos/agency/design';
  search: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The name of a work as a link that covers its figure and opens its case. */
export function CaseLink({ children, ...link }: CaseLinkProps) {
  return (
    <PageLink {...link} className={styles.root}>
      {children}
      <Icon name={arrowUpRight} />
    </PageLink>
  );
}
