import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PersonId, personIds } from '@/data/people';
import { afterPaint } from '@/lib/afterPaint';
import { paramOf } from '@/lib/queryParam';

/** Tells of the person whom the address names (`person=<id>`): when a page arrives, and whenever a link leads here. */
export function useNamedPerson(query: string, tell: (id: PersonId) => void): void {
  const { key } = useLocation();
  const named = personIds.find((id) => id === paramOf(query, 'person'));
  useEffect(() => {
    // The step to this address closes what is open: it has to be over.
    if (named) return afterPaint(() => tell(named));
    // Another step to the same address counts, too.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named, key]);
}
