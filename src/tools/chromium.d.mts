/** Launch arguments for root, offline and headless use. */
export const chromiumArgs: string[];
/** The executable: CHROME_PATH, an installed one, or the packaged one. Throws when CHROME_PATH names no file. */
export function findChromium(): Promise<string>;
