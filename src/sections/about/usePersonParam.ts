import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PersonId, personIds } from '@/data/people';
import { afterPaint } from '@/lib/afterPaint';
import { paramOf } from '@/lib/queryParam';

/** Calls back with the person of the query (`person=<id>`), on load and on every navigation to it. */
export function usePersonParam(query: string, onPerson: (id: PersonId) => void): void {
  const { key } = useLocation();
  const named = personIds.find((id) => id === paramOf(query, 'person'));
  useEffect(() => {
    // The navigation closes open dialogs: call back after it.
    if (named) return afterPaint(() => onPerson(named));
    // `key`: also for a navigation to the same URL.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [named, key]);
}
