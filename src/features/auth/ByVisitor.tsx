import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { selectUser } from './authSlice';

interface ByVisitorProps {
  /** For somebody who is signed in. */
  member: ReactNode;
  stranger: ReactNode;
}

/** Shows a member another way than a stranger; until the cookie has been asked, everybody is a stranger. */
export function ByVisitor({ member, stranger }: ByVisitorProps) {
  const user = useSelector(selectUser);
  // Parts of the shell are hydrated after the cookie has been asked; their HTML shows a stranger.
  return useHydrated() && user ? member : stranger;
}
