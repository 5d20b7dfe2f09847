import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { buildSites, buildsFor, runPlaywright } from './journeys.mjs';

ensureInstalled();
const reports = { jest: '.cache/reports/jest.json', e2e: '.cache/reports/e2e.json' };
mkdirSync('.cache/reports', { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// At least two workers: with one, a second core would be idle after the builds.
const workers = Math.max(2, cpus().length - 1);
const sites = buildsFor([]);
const [unit, unbuilt] = await Promise.all([
  run('jest', [`--maxWorkers=${workers}`, '--json', `--outputFile=${reports.jest}`, '--testLocationInResults']),
  buildSites(sites),
]);
const e2e = unbuilt || (await runPlaywright(sites, [], { STORM_REPORT: reports.e2e }));

// A run without a report counts as one failure.
const jest = read(reports.jest) ?? { numPassedTests: 0, numFailedTests: 1 };
const report = read(reports.e2e);
const journeys = report?.stats ?? { expected: 0, unexpected: 1, flaky: 0, skipped: 0 };
const passed = jest.numPassedTests + journeys.expected + journeys.flaky;
const broken = (unit !== 0 && jest.numFailedTests === 0) || (e2e !== 0 && journeys.unexpected === 0) ? 1 : 0;
// Adds the failures of `.ci/run`'s checks.
const failed = jest.numFailedTests + journeys.unexpected + broken + Number(process.env.STORM_FAILED_CHECKS ?? 0);
if (journeys.skipped > 0)
  console.log(`${journeys.skipped} skipped: their captured feeds are not in ../shared (or in STORM_SHARED)`);
if (journeys.flaky > 0) {
  console.log(`${journeys.flaky} journeys passed only on a retry:`);
  for (const title of flakyIn(report)) console.log(`  ${title}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** File and title of all flaky tests in a suite of Playwright's report, nested suites included. */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}
