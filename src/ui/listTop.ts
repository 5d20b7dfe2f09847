import type { MouseEvent, RefObject } from 'react';
import { announce } from './LiveRegion';
import { focusElement } from './focusElement';
import { smoothScroll } from './smoothScroll';

/**
 * For the links of a pager: the list is shown from its beginning and read from its title on, since the link may be gone
 * or far below by then. In another tab it begins by itself.
 * @param title id of what names the list or counts what is on it
 * @param said is read out: which page this is
 */
export const toListTop = (list: RefObject<HTMLElement | null>, title: string, said: string) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  list.current?.scrollIntoView({ block: 'start', behavior: smoothScroll() });
  focusElement(document.getElementById(title));
  announce(said);
};
