import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { type Purpose, allOrNothing, purposesChosen, selectAllowed } from './consentSlice';

interface ConsentGateProps {
  purpose: Purpose;
  /** What stands there until the visitor agrees; `agree` is remembered for this purpose alone. */
  ask: (agree: () => void) => ReactNode;
  children: ReactNode;
}

/** Contents of third parties: nothing of them loads before the visitor agrees (decisions.md, Privacy). */
export function ConsentGate({ purpose, ask, children }: ConsentGateProps) {
  const dispatch = useDispatch();
  const allowed = useSelector(selectAllowed);
  const hydrated = useHydrated();
  const agree = () =>
    dispatch(
      purposesChosen({
        at: new Date().toISOString(),
        allowed: { ...(allowed ?? allOrNothing(false)), [purpose]: true },
      }),
    );
  return hydrated && allowed?.[purpose] ? children : ask(agree);
}
