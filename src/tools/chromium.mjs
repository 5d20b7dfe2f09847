import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Work as root, without a network and without a screen. Letters are as wide as the font says, as on phones and most
 * screens: with hinting, each is rounded to whole pixels, and lines break elsewhere.
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
 * The fontconfig file of the Chromium from the package, whose own one looks for its fonts in /tmp alone: without any
 * font the browser crashes. Arimo has Arial's widths, as what stands in for the web font on most visitors' machines.
 * `folder` is the absolute path it was unpacked into.
 */
const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>${resolve('node_modules/@expo-google-fonts/arimo')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

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
    const path = await chromium.executablePath();
    writeFileSync(join(folder, 'fonts/fonts.conf'), fontsIn(folder));
    return path;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
