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

function useThemeChoice() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const preferred = useSelector(selectPreference);
  // Hydrated late: match the prerendered state first.
  const chosen = useHydrated() ? preferred : themeSlice.getInitialState().preference;
  const choose = (preference: ThemePreference) => {
    // No-op for the current theme.
    if (preference === chosen) return;
    // Close the menu first: repainting everything takes a phone several frames.
    afterPaint(() => {
      dispatch(preferenceChosen(preference));
      announce(t('theme.announced', { theme: t(`theme.${preference}`) }));
    });
  };
  return { t, chosen, choose };
}

/** Light, dark or auto as a row of buttons, for the mobile menu. */
export function ThemeChoice() {
  const { t, chosen, choose } = useThemeChoice();
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

/** The same as a drop-down. */
export function ThemeSwitcher() {
  const { t, chosen, choose } = useThemeChoice();
  const label = (
    <>
      <Icon name={icons[chosen]} />
      <span className="visually-hidden">{`${t('theme.label')}: ${t(`theme.${chosen}`)}`}</span>
    </>
  );
  return (
    <Dropdown variant="icon" name="header" align="end" label={label}>
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
