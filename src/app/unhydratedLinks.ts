import type { DataRouter } from 'react-router-dom';
import { followedLink } from '@/lib/followedLink';
import { keepScroll } from '@/ui/keepScroll';

/**
 * Links in parts that are not hydrated yet lead on within the document, too.
 * @param router navigates in the browser's place
 */
export function followUnhydratedLinks(router: DataRouter): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (!link?.closest('[data-dehydrated]')) return;
      event.preventDefault();
      const { location } = router.state;
      const { pathname, search, hash } = link;
      // Another language of the page stays where it is scrolled to.
      void router.navigate(pathname + search + hash, link.hreflang ? { state: keepScroll(location) } : {});
    },
    { capture: true },
  );
}
