import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '@/lib/afterPaint';
import { Dropdown } from '@/ui/Dropdown';
import { Icon } from '@/ui/Icon';
import { announce } from '@/ui/LiveRegion';
import { useHydrated } from '@/ui/useHydrated';
import { useTranslation } from '@/ui/translation';
import styles from './ThemeSwitcher.module.scss';
import { type ThemePreference, preferenceChosen, preferences, selectPreference, themeSlice } from './themeSlice';

const icons = { light: 'sun', dark: 'moon-stars', auto: 'display' } as const satisfies Record<ThemePreference, string>;

function useChoice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const preferred = useSelector(selectPreference);
  // In the drawer this is hydrated late, when the store has long moved on from what was prerendered.
  const chosen = useHydrated() ? preferred : themeSlice.getInitialState().preference;
  const choose = (preference: ThemePreference) => {
    // Choosing what is chosen does nothing (spec 4).
    if (preference === chosen) return;
    // The menu is seen to close first: painting every element anew takes a phone several frames.
    afterPaint(() => {
      dispatch(preferenceChosen(preference));
      announce(t('theme.announced', { theme: t(`theme.${preference}`) }));
    });
  };
  return { t, chosen, choose };
}

/** Light, dark or auto in one row (spec 2.5), for the menu on phones. */
export function ThemeChoice() {
  const { t, chosen, choose } = useChoice();
  return (
    <ul className={styles.row} aria-label={t('theme.label')}>
      {preferences.map((preference) => (
        <li key={preference}>
          <button type="button" aria-pressed={preference === chosen} onClick={() => choose(preference)}>
            <Icon name={icons[preference]} />
            {t(`theme.${preference}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same as a drop-down; its icon shows the preference. */
export function ThemeSwitcher() {
  const { t, chosen, choose } = useChoice();
  const label = (
    <>
      <Icon name={icons[chosen]} />
      <span className="visually-hidden">{`${t('theme.label')}: ${t(`theme.${chosen}`)}`}</span>
    </>
  );
  return (
    <Dropdown look="icon" name="header" align="end" label={label}>
      <ul>
        {preferences.map((preference) => (
          <li key={preference}>
            <button type="button" aria-pressed={preference === chosen} onClick={() => choose(preference)}>
              <Icon name={icons[preference]} />
              {t(`theme.${preference}`)}
              {preference === chosen && (
                <span className={styles.check}>
                  <Icon name="check-lg" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
