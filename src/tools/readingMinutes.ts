/** Characters of technical prose read in a minute, in any of our languages. */
const pace = 800;

/** Minutes that a text takes to read, at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(text.length / pace));
