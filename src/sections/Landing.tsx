import type { ReactNode } from 'react';
import type { LandingLink } from '@/site/landingLinks';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';

/** A header link to a band of the home page or to a page outside the tree; it marks that page while it is on screen. */
export function Landing({ link: { to, hash }, children }: { link: LandingLink; children: ReactNode }) {
  const here = useRoute().key === to && !hash;
  return (
    <PageLink to={to} hash={hash} aria-current={here ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}
