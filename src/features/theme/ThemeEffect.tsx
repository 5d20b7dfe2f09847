import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { selectAppliedTheme } from './themeSlice';

const barColours = { light: '#ffffff', dark: '#0b1210' };

/** Dresses the page in the theme of the store, and of nothing else: so it also follows a developer through time. */
export function ThemeEffect() {
  const theme = useSelector(selectAppliedTheme);
  useLayoutEffect(() => {
    if (theme === null) return;
    document.documentElement.setAttribute('data-bs-theme', theme);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', barColours[theme]);
  }, [theme]);
  return null;
}
