import { useDispatch, useSelector } from 'react-redux';
import { afterPaint } from '@/lib/afterPaint';
import { Dropdown } from '@/ui/Dropdown';
import { Icon } from '@/ui/Icon';
import { announce } from '@/ui/LiveRegion';
import { useHydrated } from '@/ui/useHydrated';
import { useTranslation } from '@/ui/translation';
import styles from './ThemeSwitcher.module.scss';
import { type ThemePreference, preferenceChosen, preferences, selectPreference, themeSlice } from './themeSlice';

const icons = { light: 'sun', dark: 'moon', auto: 'display' } as const satisfies Record<ThemePreference, string>;

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

/** The buttons of the themes; `row`: without visible labels, for the mobile menu. */
function Choices({ row = false }: { row?: boolean }) {
  const { t, chosen, choose } = useThemeChoice();
  return (
    <ul className={row ? styles.row : undefined} aria-label={t('theme.label')}>
      {preferences.map((preference) => (
        <li key={preference}>
          <button type="button" aria-pressed={preference === chosen} onClick={() => choose(preference)}>
            <Icon name={icons[preference]} />
            <span className={row ? 'visually-hidden' : undefined}>{t(`theme.${preference}`)}</span>
            {preference === chosen && !row && (
              <span className={styles.check}>
                <Icon name="check-lg" />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Light, dark or auto as a row of buttons, for the mobile menu. */
export const ThemeChoice = () => <Choices row />;

/** The same as a drop-down. */
export function ThemeSwitcher() {
  const { t, chosen } = useThemeChoice();
  const label = (
    <>
      <Icon name={icons[chosen]} />
      <span className="visually-hidden">{`${t('theme.label')}: ${t(`theme.${chosen}`)}`}</span>
    </>
  );
  return (
    <Dropdown variant="icon" name="header" align="end" label={label}>
      <Choices />
    </Dropdown>
  );
}
