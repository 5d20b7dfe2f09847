import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './command.mjs';

/** Folders with the builds. */
const folders = { demo: '.cache/demo', site: '.' };

/** STORM_KEEP_BUILD=1 reuses existing builds. */
const canReuseBuilds = (sites) =>
  Boolean(process.env.STORM_KEEP_BUILD) && sites.every((site) => existsSync(`${folders[site]}/dist/tr/index.html`));

/**
 * The builds needed by the wanted tests. Sign-in and the analytics tag exist in the demo build only: all other tests
 * run without sign-in and without a consent question. All tests need both builds; a selection or a reused build needs
 * the site, or the demo with `--project=demo`.
 */
export const buildsFor = (wanted) => {
  if (wanted.includes('--project=demo')) return ['demo'];
  return wanted.length === 0 && !canReuseBuilds(['site']) ? ['demo', 'site'] : ['site'];
};

/** Settings of the demo; the hosts don't exist, the tests mock them. */
const demo = {
  PUBLIC_API_MOCK: 'on',
  PUBLIC_ANALYTICS_SRC: 'https://tag.example/tag.js',
  PUBLIC_ANALYTICS_HOSTS: 'https://*.tag.example',
};

/** Builds in sequence; the site comes last and stays in dist/. Resolves to an exit code. */
export async function buildSites(sites) {
  if (canReuseBuilds(sites)) return 0;
  for (const site of sites) {
    const settings = site === 'demo' ? demo : { PUBLIC_API_MOCK: process.env.PUBLIC_API_MOCK ?? 'off' };
    // No test reads sizes: Brotli 11 would take most of the build's time.
    const code = await run('node', ['src/tools/build.mjs'], { ENV_FILE: '', FAST_COMPRESSION: '1', ...settings });
    if (code !== 0) return code;
    if (site === 'site') continue;
    rmSync(folders.demo, { recursive: true, force: true });
    mkdirSync(folders.demo, { recursive: true });
    for (const folder of ['dist', 'build']) renameSync(folder, `${folders.demo}/${folder}`);
  }
  return 0;
}

/** Runs Playwright against the builds; resolves to its exit code. */
export const runPlaywright = async (sites, wanted, env = {}) =>
  run('playwright', ['test', '-c', '__tests__/e2e/playwright.config.ts', ...wanted], {
    CHROME_PATH: await findChromium(),
    NODE_ENV: 'test',
    STORM_SITES: sites.join(),
    ...env,
  });
