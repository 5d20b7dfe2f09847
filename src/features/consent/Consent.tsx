import { useCallback, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureToast } from '@/features/toastr/toast';
import { settings } from '@/site/settings';
import { useOnNavigate } from '@/ui/route';
import { LoadNamespaceContext } from '@/ui/translation';
import { useLazyModule } from '@/ui/useLazyModule';
import { selectSettingsOpen, selectUndecided, settingsClosed } from './consentSlice';

/**
 * Consent banner and settings dialog, loaded on demand. Without analytics, and unless page speed needs consent, no
 * banner is shown: maps and videos ask in place. If loading fails, nothing is allowed.
 */
export function Consent() {
  const dispatch = useDispatch();
  const isConsentRequired = settings.consent && (MEASURED || settings.vitals === 'ask');
  const undecided = useSelector(selectUndecided) && isConsentRequired;
  const open = useSelector(selectSettingsOpen);
  const loadWords = useContext(LoadNamespaceContext);
  // Stays mounted when closed, so that the dialog can restore the focus.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (undecided || open) setWanted(true);
  }, [undecided, open]);
  useOnNavigate(useCallback(() => void dispatch(settingsClosed()), [dispatch]));
  const load = useCallback(async () => {
    const script = import(/* webpackChunkName: "consent" */ './ConsentParts');
    const [parts, words] = await Promise.all([script, loadWords('consent')]);
    return { ...parts, words };
  }, [loadWords]);
  // After a failure, try again on the next page (banner) or the next click (settings).
  const fail = () => {
    setWanted(false);
    if (!open) return;
    dispatch(settingsClosed());
    dispatch(failureToast('toast.part'));
  };
  const loaded = useLazyModule(wanted, load, fail);
  if (!loaded) return null;
  const { ConsentBar, ConsentDialog, words } = loaded;
  return (
    <>
      {undecided && <ConsentBar words={words} />}
      {used && <ConsentDialog words={words} />}
    </>
  );
}
