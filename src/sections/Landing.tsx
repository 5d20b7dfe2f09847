import type { LandingLink } from '@/site/landingLinks';
import { PageLink } from '@/ui/PageLink';
import { useRoute } from '@/ui/route';
import { useWords } from '@/ui/words';

/** A header link to a band of the home page or to a page outside the tree; it marks that page while it is on screen. */
export function Landing({ link: { label, to, hash } }: { link: LandingLink }) {
  const t = useWords();
  const here = useRoute().key === to && !hash;
  return (
    <PageLink to={to} hash={hash} aria-current={here ? 'page' : undefined}>
      {t(label)}
    </PageLink>
  );
}
