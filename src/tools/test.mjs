import { cpus } from 'node:os';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { buildSites, buildsFor, runPlaywright } from './journeys.mjs';
import { finish, jestCounts, playwrightCounts, removeReports, reports } from './testReport.mjs';

ensureInstalled();
removeReports('jest', 'journeys', 'total');

const started = Date.now();
const phase = (name) => console.log(`\n[${Math.round((Date.now() - started) / 1000)} s] ${name}`);

// At least two workers: with one, a second core would be idle after the builds.
const workers = Math.max(2, cpus().length - 1);
const sites = buildsFor([]);
phase('Jest, beside the builds');
const [unit, build] = await Promise.all([
  run('jest', [`--maxWorkers=${workers}`, '--json', `--outputFile=${reports.jest}`, '--testLocationInResults']),
  buildSites(sites),
]);
phase('Journeys in Chromium');
const e2e = build || (await runPlaywright(sites, ['--grep-invert', '@sweep'], { STORM_REPORT: reports.journeys }));
phase('Done; `npm run test:sweep` looks at every page in every language and theme');

// Failures of `.ci/run`'s checks.
const checks = { passed: 0, failed: Number(process.env.STORM_FAILED_CHECKS ?? 0) };
finish(jestCounts(unit), playwrightCounts('journeys', e2e), checks);
