import i18next from 'i18next';

/** i18next's interpolation options for all instances; React escapes what it renders. */
export const interpolation = { escapeValue: false } as const;

/** An instance without resources, for texts that pages receive as props. */
const i18n = i18next.createInstance({ interpolation, initAsync: false });
void i18n.init();

/** Replaces `{{placeholders}}` in a text; a placeholder without a value is left unchanged. */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  i18n.services.interpolator.interpolate(text, values, '', {});
