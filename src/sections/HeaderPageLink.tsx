import type { ReactNode } from 'react';
import type { HeaderLink } from '@/site/headerLinks';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';

/** Header link to a section of the home page or to a page outside the menu tree; has `aria-current` on its page. */
export function HeaderPageLink({ link: { to, hash }, children }: { link: HeaderLink; children: ReactNode }) {
  const here = useRoute().key === to && !hash;
  return (
    <PageLink to={to} hash={hash} aria-current={here ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}
