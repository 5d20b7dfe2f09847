import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const executable = await findChromium();
const config = ['-c', '__tests__/e2e/playwright.config.ts'];
const play = (args, env = {}) =>
  run('playwright', ['test', ...config, ...args], { CHROME_PATH: executable, NODE_ENV: 'test', ...env });

async function build(mock) {
  const code = await run('node', ['src/tools/build.mjs'], { PUBLIC_API_MOCK: mock, ENV_FILE: '' });
  if (code !== 0) process.exit(code);
}

// The journeys walk through the built site; STORM_KEEP_BUILD=1 takes the one that is there.
const wanted = process.argv.slice(2);
const keep = process.env.STORM_KEEP_BUILD && existsSync('dist/tr/index.html');
let demo = 0;
// Signing in works in demo builds only, which the journeys through everything else must not be.
if (!keep && wanted.length === 0) {
  await build('on');
  demo = await play(['auth.spec'], { STORM_REPORT: process.env.STORM_DEMO_REPORT });
}
if (!keep) await build(process.env.PUBLIC_API_MOCK ?? 'off');
process.exit((await play(wanted)) || demo);
