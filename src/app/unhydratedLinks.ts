import type { DataRouter } from 'react-router-dom';
import { clickedInternalLink } from '@/lib/clickedInternalLink';
import { scrollStateFrom } from '@/ui/scrollState';

/** Client-side navigation for links in parts that are not hydrated. */
export function followUnhydratedLinks(router: DataRouter): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = clickedInternalLink(event);
      if (!link?.closest('[data-dehydrated]')) return;
      event.preventDefault();
      const { location } = router.state;
      const { pathname, search, hash } = link;
      // A language switch keeps the scroll position.
      void router.navigate(pathname + search + hash, link.hreflang ? { state: scrollStateFrom(location) } : {});
    },
    { capture: true },
  );
}
