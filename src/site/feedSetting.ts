/** Name of the setting that replaces a language's news feed: `de` → `PUBLIC_FEED_DE`, `pt-br` → `PUBLIC_FEED_PT_BR`. */
export const feedSetting = (code: string): string => `PUBLIC_FEED_${code.toUpperCase().replaceAll('-', '_')}`;
