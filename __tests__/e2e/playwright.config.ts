import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../src/tools/chromium.mjs';
import { ports } from './ports';

/** Builds under test, set by `src/tools/journeys.mjs`: `site`, and `demo` with sign-in. */
const sites = (process.env.STORM_SITES ?? 'site').split(',');

/** The demo build has an analytics tag (`analyticsDemo.spec.ts`): its visitors have declined consent. */
const demoOrigin = `http://localhost:${ports.demo}`;
const refusal = { version: 1, at: new Date().toISOString(), allowed: {} };
const refusedState = { origin: demoOrigin, localStorage: [{ name: 'storm-consent', value: JSON.stringify(refusal) }] };

/** The site server of a build, with a data folder of its own. */
const serverOf = (name: string, folder: string, serverPort: number) => ({
  command: `node --import ./__tests__/support/resolveTestHosts.mjs ${join(folder, 'build/server.js')}`,
  cwd: process.cwd(),
  url: `http://localhost:${serverPort}/healthz`,
  reuseExistingServer: false,
  env: {
    PORT: String(serverPort),
    SITE_DIR: resolve(folder, 'dist'),
    DATA_DIR: resolve(`.cache/e2e-data/${name}`),
    RATE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    FEEDS: `http://127.0.0.1:${ports.feed}/tr,http://127.0.0.1:${ports.publisher}/feed`,
    FEED_LOOPBACK: 'allow',
  },
});

const builds = [
  {
    project: { name: 'site', testIgnore: process.env.PSEUDO_WORDS ? /Demo\.spec/ : /Demo\.spec|pseudo\.spec/ },
    server: serverOf('site', '.', ports.site),
  },
  {
    project: {
      name: 'demo',
      testMatch: /auth\.spec|Demo\.spec/,
      use: { baseURL: demoOrigin, storageState: { cookies: [], origins: [refusedState] } },
    },
    server: serverOf('demo', '.cache/demo', ports.demo),
  },
].filter(({ project }) => sites.includes(project.name));

export default defineConfig({
  testDir: resolve(__dirname),
  outputDir: resolve('test-results'),
  fullyParallel: true,
  workers: process.env.CI ? Math.max(2, cpus().length) : '50%',
  retries: process.env.CI ? 1 : 0,
  // The slowest journey takes 15 s on two cores. Headless Chromium sometimes stops painting for good: such a test should
  // be retried soon.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.STORM_REPORT
    ? [['dot'], ['json', { outputFile: resolve(process.env.STORM_REPORT) }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Requests of service workers bypass route handlers: they are blocked except in tests with `siteFixture.ts`.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumArgs },
  },
  projects: builds.map(({ project }) => project),
  webServer: builds.map(({ server }) => server),
});
