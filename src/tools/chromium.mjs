import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** Work as root, without a network and without a screen. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser for tests, measurements and pictures: CHROME_PATH, an installed one, or the one inside a package. */
export async function findChromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH is "${asked}", but there is no such file.`);
    return asked;
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  // Unpacks into TMPDIR, with the libraries that a bare machine lacks.
  const folder = resolve('.cache/chromium');
  mkdirSync(folder, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
