import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './command.mjs';

/** Where the demo waits for its journeys while the site itself is built. */
const demoFolder = '.cache/demo';

/**
 * The builds that journeys walk through. Signing in works in demo builds only, which the journeys through everything
 * else must not be; nor may their visitors be asked for their consent to a tag, so that the demo has one, too. The whole
 * walk takes both, a part of it takes the site, or the demo with `--project=demo`.
 */
export const sitesOf = (wanted) => {
  if (wanted.includes('--project=demo')) return ['demo'];
  return wanted.length === 0 && !keeps(['site']) ? ['demo', 'site'] : ['site'];
};

const built = { demo: `${demoFolder}/dist/tr/index.html`, site: 'dist/tr/index.html' };

/** STORM_KEEP_BUILD=1 takes the builds that are there. */
const keeps = (sites) => Boolean(process.env.STORM_KEEP_BUILD) && sites.every((site) => existsSync(built[site]));

/** On hosts that nobody has: the journeys answer for them. */
const tag = { PUBLIC_ANALYTICS_SRC: 'https://tag.example/tag.js', PUBLIC_ANALYTICS_HOSTS: 'https://*.tag.example' };

/** Makes these builds one after the other, the site last, which stays in its place; resolves to an exit code. */
export async function buildSites(sites) {
  if (keeps(sites)) return 0;
  for (const site of sites) {
    const own =
      site === 'demo' ? { PUBLIC_API_MOCK: 'on', ...tag } : { PUBLIC_API_MOCK: process.env.PUBLIC_API_MOCK ?? 'off' };
    const code = await run('node', ['src/tools/build.mjs'], { ENV_FILE: '', ...own });
    if (code !== 0) return code;
    if (site === 'demo') putDemoAside();
  }
  return 0;
}

function putDemoAside() {
  rmSync(demoFolder, { recursive: true, force: true });
  mkdirSync(demoFolder, { recursive: true });
  for (const folder of ['dist', 'build']) renameSync(folder, `${demoFolder}/${folder}`);
}

/** Lets Playwright walk through these builds; resolves to its exit code. */
export const walk = async (sites, wanted, env = {}) =>
  run('playwright', ['test', '-c', '__tests__/e2e/playwright.config.ts', ...wanted], {
    CHROME_PATH: await findChromium(),
    NODE_ENV: 'test',
    STORM_SITES: sites.join(),
    ...env,
  });
