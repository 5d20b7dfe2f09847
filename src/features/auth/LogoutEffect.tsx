import { useEffect } from 'react';
import { urlOf } from '@/site/addresses';
import { useGo } from '@/ui/SiteLink';
import { useLanguage } from '@/ui/words';
import { hearGoodbye } from './goodbye';

/** Whoever signs out, wherever that is, is led to the page that says so (spec 2.5). */
export function LogoutEffect() {
  const go = useGo();
  const address = urlOf('pages-logout', useLanguage());
  useEffect(
    () =>
      hearGoodbye(() => {
        if (window.location.pathname !== address) go(address);
      }),
    [address, go],
  );
  return null;
}
