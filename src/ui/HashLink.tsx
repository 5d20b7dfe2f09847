import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface HashLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of an element on this page. */
  id: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to a place on the page on screen. Through the router, which otherwise has no key for the entry that the browser
 * makes, and so no scroll position; without scripts the browser follows it.
 */
export function HashLink({ id, onClick, children, ...rest }: HashLinkProps) {
  const navigate = useLinkClickHandler({ search: useLocation().search, hash: id });
  return (
    <a
      {...rest}
      href={`#${id}`}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
