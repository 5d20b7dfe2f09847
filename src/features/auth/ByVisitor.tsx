import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { selectUser } from './authSlice';

interface ByVisitorProps {
  /** Rendered for signed-in users. */
  member: ReactNode;
  stranger: ReactNode;
}

/** Renders by authentication state; signed out until the session cookie has been read. */
export function ByVisitor({ member, stranger }: ByVisitorProps) {
  const user = useSelector(selectUser);
  // The shell may hydrate after the session is restored; its HTML was rendered signed out.
  return useHydrated() && user ? member : stranger;
}
