import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { type ColorScheme, selectAppliedTheme } from './themeSlice';

const themeColors = { light: '#ffffff', dark: '#0b1210' };

/** Applies the store's theme to `<html>` and to the theme-color meta tags; also after a DevTools jump. */
export function ThemeEffect() {
  const theme = useSelector(selectAppliedTheme);
  const first = useRef<ColorScheme>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    let scheme = theme;
    // Development only: before the theme was restored, keep the one set by the inline script.
    if (process.env.NODE_ENV !== 'production') {
      scheme ??= first.current;
      first.current ??= root.getAttribute('data-bs-theme') as ColorScheme | null;
    }
    if (scheme === null) return;
    root.setAttribute('data-bs-theme', scheme);
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', themeColors[scheme]);
  }, [theme]);
  return null;
}
