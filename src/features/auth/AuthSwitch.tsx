import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { selectUser } from './authSlice';

interface AuthSwitchProps {
  /** Rendered for signed-in users. */
  signedIn: ReactNode;
  signedOut: ReactNode;
}

/** Renders by authentication state; signed out until the session cookie has been read. */
export function AuthSwitch({ signedIn, signedOut }: AuthSwitchProps) {
  const user = useSelector(selectUser);
  // The shell may hydrate after the session is restored; its HTML was rendered signed out.
  return useHydrated() && user ? signedIn : signedOut;
}
