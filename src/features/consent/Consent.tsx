import { useCallback, useContext, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureToast } from '@/features/toastr/toast';
import { settings } from '@/site/settings';
import { useOnNavigate } from '@/ui/route';
import { LoadWordsContext } from '@/ui/translation';
import { useLazyModule } from '@/ui/useLazyModule';
import type { ConsentWords } from './ConsentParts';
import { selectSettingsOpen, selectUndecided, settingsClosed } from './consentSlice';

/**
 * The question and the settings; their script and words come when there is something to ask. Without an analytics tag,
 * and unless every visitor is to be asked about page speed, there is nothing to ask beforehand: maps and videos ask where
 * they stand. A script that can't be had leaves the page as it is: nothing is allowed until somebody has said so.
 */
export function Consent() {
  const dispatch = useDispatch();
  const asks = settings.consent && (MEASURED || settings.vitals === 'ask');
  const undecided = useSelector(selectUndecided) && asks;
  const open = useSelector(selectSettingsOpen);
  const loadWords = useContext(LoadWordsContext);
  // It stays when it closes: the focus goes back to where it came from.
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
    return { ...parts, words: words as ConsentWords };
  }, [loadWords]);
  // After a failure the question waits for the next page, the settings for the next click.
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
