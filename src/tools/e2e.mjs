import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const executable = await findChromium();
// The journeys walk through the built site; STORM_KEEP_BUILD=1 takes the one that is there.
if (!process.env.STORM_KEEP_BUILD || !existsSync('dist/tr/index.html')) {
  const code = await run('node', ['src/tools/build.mjs']);
  if (code !== 0) process.exit(code);
}
const args = ['test', '-c', '__tests__/e2e/playwright.config.ts', ...process.argv.slice(2)];
process.exit(await run('playwright', args, { CHROME_PATH: executable, NODE_ENV: 'test' }));
