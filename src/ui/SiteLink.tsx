import { type ComponentProps, type MouseEvent, useCallback, useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

/** Leads to an address of this site without a new document; the same address once more is no step of the history. */
export function useGo(): (to: string) => void {
  const { navigator } = useContext(NavigationContext);
  return useCallback(
    (to) => {
      const { pathname, search, hash } = window.location;
      if (to === pathname + search + hash) navigator.replace(to);
      else navigator.push(to);
    },
    [navigator],
  );
}

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of this site, complete: path, query, hash. */
  to: string;
}

/**
 * A link within the site. The router's own follows the location, and so would every part of a page that holds one: with
 * each new page header and footer would be hydrated and rendered again before it could be shown. This one knows where it
 * leads, and needs to know no more. New tabs, downloads and other buttons are the browser's.
 */
export function SiteLink({ to, target, onClick, children, ...rest }: SiteLinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const own = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !own || (target && target !== '_self')) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} target={target} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
