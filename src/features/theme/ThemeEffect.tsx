import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { type ColorScheme, selectAppliedTheme } from './themeSlice';

const barColours = { light: '#ffffff', dark: '#0b1210' };

/** Dresses the page in the theme of the store, and of nothing else: so it also follows a developer through time. */
export function ThemeEffect() {
  const theme = useSelector(selectAppliedTheme);
  const first = useRef<ColorScheme>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    let worn = theme;
    // Only developers get back to a moment before the store knew of a theme: it wears what the inline script chose.
    if (process.env.NODE_ENV !== 'production') {
      worn ??= first.current;
      first.current ??= root.getAttribute('data-bs-theme') as ColorScheme | null;
    }
    if (worn === null) return;
    root.setAttribute('data-bs-theme', worn);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', barColours[worn]);
  }, [theme]);
  return null;
}
