const formats = new Map<string, Intl.DateTimeFormat>();

/** The date format of a language with these options, made once: a list of times asks for hundreds, and making is dear. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}
