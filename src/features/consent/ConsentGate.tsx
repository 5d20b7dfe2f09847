import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useHydrated } from '@/ui/useHydrated';
import { type Purpose, allPurposes, purposesChosen, selectAllowed } from './consentSlice';

interface ConsentGateProps {
  purpose: Purpose;
  /** Rendered until the visitor agrees; `agree` stores consent for this purpose only. */
  renderPrompt: (agree: () => void) => ReactNode;
  children: ReactNode;
}

/** Renders third-party content only after consent, so that nothing is requested before. */
export function ConsentGate({ purpose, renderPrompt, children }: ConsentGateProps) {
  const dispatch = useDispatch();
  const allowed = useSelector(selectAllowed);
  const hydrated = useHydrated();
  const agree = () =>
    dispatch(
      purposesChosen({
        at: new Date().toISOString(),
        allowed: { ...(allowed ?? allPurposes(false)), [purpose]: true },
      }),
    );
  return hydrated && allowed?.[purpose] ? children : renderPrompt(agree);
}
