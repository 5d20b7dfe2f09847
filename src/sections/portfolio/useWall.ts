import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Field, type WorkId, fields, workOf, works } from '@/data/works';
import { useQuery } from '@/ui/useQuery';

/** The wall as its address tells it: which field is shown, and which poster is open. */
export function useWall() {
  const [query, setQuery] = useQuery();
  const navigate = useNavigate();
  const openedHere = useRef(false);
  const asked = new URLSearchParams(query);
  const field = fields.find((known) => known === asked.get('field')) ?? null;
  const open = workOf(asked.get('work')) ?? null;
  const hung = works.filter((work) => field === null || work.field === field);
  // A shared address may name a poster of another field: then all of them can be leafed through.
  const row = open && !hung.includes(open) ? works : hung;
  const write = (next: { field: Field | null; work: WorkId | null }, replace: boolean) => {
    const text = new URLSearchParams(
      Object.entries(next).filter((entry): entry is [string, Field] => entry[1] !== null),
    );
    setQuery(text.toString(), { replace });
  };
  return {
    field,
    open,
    hung,
    row,
    choose: (next: Field | null) => write({ field: next, work: null }, true),
    /** Opening is a step that Back takes away again; leafing on is none. */
    show: (work: WorkId) => {
      if (!open) openedHere.current = true;
      write({ field, work }, open !== null);
    },
    close: () => {
      const stepped = openedHere.current && window.location.search.includes('work=');
      openedHere.current = false;
      if (stepped) void navigate(-1);
      else write({ field, work: null }, true);
    },
  };
}
