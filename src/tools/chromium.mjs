import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Launch arguments for root, offline and headless use. Hinting is off: it rounds glyph widths to whole pixels, which
 * changes line breaks; phones and most screens don't hint.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The fontconfig file for @sparticuz/chromium, whose own one expects fonts in /tmp; without fonts the browser crashes.
 * Arimo has the metrics of Arial, the fallback font on most machines.
 */
const fontsIn = (folder) => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir><dir>${resolve('node_modules/@expo-google-fonts/arimo')}</dir><dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * The executable for tests, measurements and screenshots: CHROME_PATH, an installed one, or the packaged one.
 * @throws Error when CHROME_PATH names no file
 */
export async function findChromium() {
  const chromePath = process.env.CHROME_PATH;
  if (chromePath) {
    if (!existsSync(chromePath)) throw new Error(`CHROME_PATH is "${chromePath}", but there is no such file.`);
    return chromePath;
  }
  const found = installed.find((path) => existsSync(path));
  if (found) return found;
  // The package unpacks into TMPDIR, with the shared libraries that a minimal system lacks.
  const folder = resolve('.cache/chromium');
  mkdirSync(folder, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontsIn(folder));
    return path;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
