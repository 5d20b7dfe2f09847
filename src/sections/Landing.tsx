import type { LandingLink } from '@/site/landingLinks';
import { PageLink } from '@/ui/PageLink';
import { useWords } from '@/ui/words';

/** A header link to a band of the home page or to a page outside the tree. */
export function Landing({ link: { label, to, hash } }: { link: LandingLink }) {
  const t = useWords();
  return (
    <PageLink to={to} hash={hash}>
      {t(label)}
    </PageLink>
  );
}
