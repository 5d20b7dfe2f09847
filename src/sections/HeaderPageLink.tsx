import type { ReactNode } from 'react';
import type { HeaderLink } from '@/site/headerLinks';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';

interface HeaderPageLinkProps {
  link: HeaderLink;
  /** Also marked on the other pages of its folder, as an article of the documentation is. */
  marksSection?: boolean;
  children: ReactNode;
}

/** Header link to a section of the home page or to a page outside the menu tree; has `aria-current` on its page. */
export function HeaderPageLink({ link: { to, hash }, marksSection = false, children }: HeaderPageLinkProps) {
  const { key } = useRoute();
  const folder = to.slice(0, to.indexOf('/') + 1);
  const isSection = marksSection && folder && key.startsWith(folder);
  return (
    <PageLink to={to} hash={hash} aria-current={key === to && !hash ? 'page' : isSection ? 'true' : undefined}>
      {children}
    </PageLink>
  );
}
