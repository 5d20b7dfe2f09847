import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '../../src/tools/chromium.mjs';

const port = Number(process.env.E2E_PORT ?? 4173);
/** The feeds that stand in for the three real ones; see `news.spec.ts`. */
const feedPort = port + 1;

export default defineConfig({
  testDir: resolve(__dirname),
  outputDir: resolve('test-results'),
  fullyParallel: true,
  workers: process.env.CI ? Math.max(2, cpus().length - 1) : '50%',
  retries: process.env.CI ? 1 : 0,
  timeout: 30_000,
  reporter: process.env.STORM_REPORT
    ? [['dot'], ['json', { outputFile: resolve(process.env.STORM_REPORT) }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // Requests of a worker escape the stories' own answers; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumArgs },
  },
  webServer: {
    command: 'node build/server.js',
    cwd: process.cwd(),
    url: `http://localhost:${port}/healthz`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: resolve('.cache/e2e-data'),
      RATE_LIMIT: '0',
      LOG_LEVEL: 'silent',
      FEEDS: `http://127.0.0.1:${feedPort}/tr`,
      FEED_LOOPBACK: 'allow',
    },
  },
});
