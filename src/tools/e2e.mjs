import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const executable = await findChromium();
const config = ['-c', '__tests__/e2e/playwright.config.ts'];
const play = (args, env = {}) =>
  run('playwright', ['test', ...config, ...args], { CHROME_PATH: executable, NODE_ENV: 'test', ...env });

async function build(mock, more = {}) {
  const code = await run('node', ['src/tools/build.mjs'], { PUBLIC_API_MOCK: mock, ENV_FILE: '', ...more });
  if (code !== 0) process.exit(code);
}

// The journeys walk through the built site; STORM_KEEP_BUILD=1 takes the one that is there.
const wanted = process.argv.slice(2);
const keep = process.env.STORM_KEEP_BUILD && existsSync('dist/tr/index.html');
let demo = 0;
/** On hosts that nobody has: the journeys answer for them. */
const tag = { PUBLIC_ANALYTICS_SRC: 'https://tag.example/tag.js', PUBLIC_ANALYTICS_HOSTS: 'https://*.tag.example' };
// Signing in works in demo builds only, which the journeys through everything else must not be. Nor may they be asked
// for their consent to a tag, so that the same build has one.
if (!keep && wanted.length === 0) {
  await build('on', tag);
  demo = await play(['auth.spec', 'measured.spec'], { STORM_REPORT: process.env.STORM_DEMO_REPORT });
}
if (!keep) await build(process.env.PUBLIC_API_MOCK ?? 'off');
process.exit((await play(wanted)) || demo);
