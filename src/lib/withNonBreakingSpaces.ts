/** Replaces spaces by non-breaking ones, for a date and the like. */
export const withNonBreakingSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');
