import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { urlOf } from '@/site/addresses';
import { useRoute } from './route';

/**
 * Props of a link to `/`. A plain click navigates to the home page of the current language; other clicks, and browsers
 * without scripts, follow the redirect of `/`.
 */
export function useHomeLink(): { href: string; onClick: (event: MouseEvent) => void } {
  const { language } = useRoute();
  const follow = useLinkClickHandler(urlOf('home', language));
  return { href: '/', onClick: (event) => follow(event as MouseEvent<HTMLAnchorElement>) };
}
