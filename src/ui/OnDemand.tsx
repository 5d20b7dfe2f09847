import { type ReactNode, useState } from 'react';

interface OnDemandProps {
  /** What stands there until somebody agrees. */
  ask: (agree: () => void) => ReactNode;
  children: ReactNode;
}

/** Contents that load only once somebody has asked for them. */
export function OnDemand({ ask, children }: OnDemandProps) {
  const [agreed, setAgreed] = useState(false);
  return agreed ? children : ask(() => setAgreed(true));
}
