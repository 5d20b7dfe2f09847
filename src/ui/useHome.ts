import type { MouseEvent } from 'react';
import { urlOf } from '@/site/addresses';
import { useGo } from './SiteLink';
import { useLanguage } from './words';

/**
 * A link to the home page whose address is `/`, as the logo's and the not-found page's are (spec 2.4, 2.5). A plain
 * click stays in the language on screen; other clicks and visitors without scripts go where `/` leads.
 */
export function useHome(): { href: string; onClick: (event: MouseEvent) => void } {
  const language = useLanguage();
  const go = useGo();
  return {
    href: '/',
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go(urlOf('home', language));
    },
  };
}
