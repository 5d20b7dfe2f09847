/** Launch arguments that work as root, without a network and without a screen. */
export const chromiumArgs: string[];
/** The executable: CHROME_PATH, an installed one, or the packaged one. Throws when CHROME_PATH names no file. */
export function findChromium(): Promise<string>;
