import type { ComponentProps, MouseEvent } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

interface HashLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Id of an element on this page. */
  id: string;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * A link to an element of this page. Navigates through the router, so that the history entry has a key for scroll
 * restoration; without scripts it is a plain hash link.
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
