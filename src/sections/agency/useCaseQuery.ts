import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryString } from '@/ui/useQueryString';

/** Name of the query parameter. */
export const caseKey = 'case';

/**
 * The open case of the query; other parameters are kept.
 * @param ids known cases, in page order
 */
export function useCaseQuery<K extends string>(ids: readonly K[]) {
  const [query, setQuery, cancelChange] = useQueryString();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const given = new URLSearchParams(query).get(caseKey);
  const open = ids.find((id) => id === given) ?? null;
  const queryWith = (id: K | null) => {
    const next = new URLSearchParams(query);
    if (id === null) next.delete(caseKey);
    else next.set(caseKey, id);
    return next.toString();
  };
  return {
    open,
    /** Query of the link that opens a case. */
    queryWith,
    /** For the link's click: Back closes what a click in this tab has opened. */
    onOpen: ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
      openedHere.current = !(metaKey || ctrlKey || shiftKey);
    },
    /** Paging replaces the history entry. */
    show: (id: K) => setQuery(queryWith(id), { replace: true }),
    close: () => {
      const stepped = openedHere.current && new URLSearchParams(window.location.search).has(caseKey);
      openedHere.current = false;
      if (!stepped) return setQuery(queryWith(null), { replace: true });
      cancelChange();
      void navigate(-1);
    },
  };
}
