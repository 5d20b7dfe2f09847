import { useDispatch } from 'react-redux';
import { useTranslation } from '@/ui/translation';
import { settingsOpened } from './consentSlice';

/** Footer button that opens the settings. */
export function CookieSettings() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => dispatch(settingsOpened())}>
      {t('consent.settings')}
    </button>
  );
}
