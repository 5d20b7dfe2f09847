import { mkdirSync, writeFileSync } from 'node:fs';
import './envFile.mjs';
import { run, start } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
if (process.argv.includes('--pseudo')) process.env.PSEUDO_WORDS = '1';
await run('tsx', ['src/tools/pageTypes.ts']);
// The site server needs a page to start; in development webpack serves the pages.
const siteDir = '.cache/development';
mkdirSync(`${siteDir}/tr`, { recursive: true });
writeFileSync(`${siteDir}/tr/index.html`, '<!doctype html><title>Storm</title>');
// The site server serves /rss, /news-image and /api for the development server, on the next port.
const sitePort = process.env.SITE_PORT ?? String(Number(process.env.PORT || 3000) + 1);
const server = start('tsx', ['watch', 'src/server/index.ts'], { PORT: sitePort, SITE_DIR: siteDir });
const webpack = start('webpack', ['serve', '--mode', 'development'], { NODE_ENV: 'development', SITE_PORT: sitePort });
const stop = (code) => {
  server.kill();
  webpack.kill();
  process.exit(code ?? 0);
};
webpack.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
