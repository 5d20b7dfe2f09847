import { useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { failureToast } from '@/features/toastr/toast';
import { settings } from '@/site/settings';
import { useOnNavigate } from '@/ui/route';
import { selectSettingsOpen, selectUndecided, settingsClosed } from './consentSlice';

const load = () => import(/* webpackChunkName: "consent" */ './ConsentParts');

/**
 * The question and the settings; their script comes when there is something to ask. Without an analytics tag there is
 * nothing to ask beforehand: maps and videos ask where they stand. A script that can't be had leaves the page as it is:
 * nothing is allowed until somebody has said so.
 */
export function Consent() {
  const dispatch = useDispatch();
  const undecided = useSelector(selectUndecided) && settings.consent && MEASURED;
  const open = useSelector(selectSettingsOpen);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  // It stays when it closes: the focus goes back to where it came from.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  useOnNavigate(useCallback(() => void dispatch(settingsClosed()), [dispatch]));
  useEffect(() => {
    if (parts || !(undecided || open)) return;
    let waiting = true;
    const fail = () => {
      if (!waiting || !open) return;
      dispatch(settingsClosed());
      dispatch(failureToast('toast.part'));
    };
    load().then((loaded) => waiting && setParts(loaded), fail);
    return () => {
      waiting = false;
    };
  }, [parts, undecided, open, dispatch]);
  return (
    parts && (
      <>
        {undecided && <parts.ConsentBar />}
        {used && <parts.ConsentDialog />}
      </>
    )
  );
}
