import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { urlOf } from '@/site/addresses';
import { useRoute } from './route';

/**
 * A link to the home page whose address is `/`, as the logo's and the not-found page's are (spec 2.4, 2.5). A plain
 * click stays in the language on screen; other clicks and visitors without scripts go where `/` leads.
 */
export function useHome(): { href: string; onClick: (event: MouseEvent) => void } {
  const { language } = useRoute();
  const follow = useLinkClickHandler(urlOf('home', language));
  return { href: '/', onClick: (event) => follow(event as MouseEvent<HTMLAnchorElement>) };
}
