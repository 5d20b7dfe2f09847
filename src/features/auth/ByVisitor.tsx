import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectUser } from './authSlice';

interface ByVisitorProps {
  /** For somebody who is signed in. */
  member: ReactNode;
  stranger: ReactNode;
}

/** Shows a member another way than a stranger; until the cookie has been asked, everybody is a stranger. */
export function ByVisitor({ member, stranger }: ByVisitorProps) {
  return useSelector(selectUser) ? member : stranger;
}
