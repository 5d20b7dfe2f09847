import i18next from 'i18next';

/** How i18next puts values into texts, wherever it does; React escapes what it renders. */
export const interpolation = { escapeValue: false } as const;

/** Without words: it interpolates texts that pages get as props. */
const i18n = i18next.createInstance({ interpolation, initAsync: false });
void i18n.init();

/** Puts values into the `{{placeholders}}` of a page's words; what has no value stays as it is written. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  i18n.services.interpolator.interpolate(text, values, '', {});
