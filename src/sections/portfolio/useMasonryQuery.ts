import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type WorkField, type WorkId, workFields, workOf, works } from '@/data/works';
import { useQueryString } from '@/ui/useQueryString';

/** Filter and open work of the query. */
export function useMasonryQuery() {
  const [query, setQuery, cancelChange] = useQueryString();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const params = new URLSearchParams(query);
  const field = workFields.find((known) => known === params.get('field')) ?? null;
  const open = workOf(params.get('work')) ?? null;
  const filteredWorks = works.filter((work) => field === null || work.field === field);
  // The open work may not match the filter (shared URL): page through all works.
  const row = open && !filteredWorks.includes(open) ? works : filteredWorks;
  const write = (next: { field: WorkField | null; work: WorkId | null }, replace: boolean) => {
    const text = new URLSearchParams(
      Object.entries(next).filter((entry): entry is [string, WorkField] => entry[1] !== null),
    );
    setQuery(text.toString(), { replace });
  };
  return {
    field,
    open,
    filteredWorks,
    row,
    choose: (next: WorkField | null) => write({ field: next, work: null }, true),
    /** Opening pushes a history entry, paging replaces it: Back closes the lightbox. */
    show: (work: WorkId) => {
      if (!open) openedHere.current = true;
      write({ field, work }, open !== null);
    },
    close: () => {
      const stepped = openedHere.current && window.location.search.includes('work=');
      openedHere.current = false;
      if (!stepped) return write({ field, work: null }, true);
      cancelChange();
      void navigate(-1);
    },
  };
}
