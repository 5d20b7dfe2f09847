import type en from '@words/en/demos/classic.json';
import { useSelector } from 'react-redux';
import { Film } from '@/sections/demos/lodos/Film';
import { selectAppliedTheme } from './themeSlice';

/** The film of the warm front, light or dark as the page is. */
export function ThemedFilm(words: typeof en.film) {
  return <Film {...words} theme={useSelector(selectAppliedTheme) ?? 'light'} />;
}
