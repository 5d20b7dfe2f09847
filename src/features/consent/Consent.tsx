import { Suspense, lazy, useState } from 'react';
import { useSelector } from 'react-redux';
import { settings } from '@/site/settings';
import { selectSettingsOpen, selectUndecided } from './consentSlice';

const Bar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "consent" */ './ConsentParts')).ConsentBar,
}));
const Dialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "consent" */ './ConsentParts')).ConsentDialog,
}));

/**
 * The question and the settings; their script comes when there is something to ask. Without an analytics tag there is
 * nothing to ask beforehand: maps and videos ask where they stand.
 */
export function Consent() {
  const undecided = useSelector(selectUndecided);
  const open = useSelector(selectSettingsOpen);
  // It stays when it closes: the focus goes back to where it came from.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  return (
    <Suspense fallback={null}>
      {undecided && settings.consent && settings.analyticsSrc !== '' && <Bar />}
      {used && <Dialog />}
    </Suspense>
  );
}
