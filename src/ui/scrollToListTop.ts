import type { MouseEvent, RefObject } from 'react';
import { announce } from './LiveRegion';
import { focusElement } from './focusElement';
import { scrollBehavior } from './scrollBehavior';

/**
 * Click handler of pagination links: scrolls to the start of the list, focuses its title and announces the page.
 * Ignores clicks that open another tab.
 * @param title id of the list's heading
 * @param announcement the announcement
 */
export const scrollToListTop =
  (list: RefObject<HTMLElement | null>, title: string, announcement: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    list.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
    focusElement(document.getElementById(title));
    announce(announcement);
  };
