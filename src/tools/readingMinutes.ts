/** Characters of technical prose read per minute, in each of the site's languages. */
const charactersPerMinute = 800;

/** Reading time of a text in minutes, at least 1. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(text.length / charactersPerMinute));
