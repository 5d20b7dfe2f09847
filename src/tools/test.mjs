import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const reports = { jest: '.cache/reports/jest.json', e2e: '.cache/reports/e2e.json', demo: '.cache/reports/demo.json' };
mkdirSync('.cache/reports', { recursive: true });
for (const file of Object.values(reports)) rmSync(file, { force: true });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const unit = await run('jest', ['--json', `--outputFile=${reports.jest}`, '--testLocationInResults']);
const e2e = await run('node', ['src/tools/e2e.mjs'], {
  STORM_REPORT: reports.e2e,
  STORM_DEMO_REPORT: reports.demo,
});

// A run that wrote no report counts as one failure.
const jest = read(reports.jest) ?? { numPassedTests: 0, numFailedTests: 1 };
const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
const walked = read(reports.e2e)?.stats ?? { ...none, unexpected: 1 };
// Without a second build there is no second walk.
const demo = read(reports.demo)?.stats ?? { ...none, unexpected: process.env.STORM_KEEP_BUILD ? 0 : 1 };
const journeys = Object.fromEntries(Object.keys(none).map((kind) => [kind, walked[kind] + demo[kind]]));
const passed = jest.numPassedTests + journeys.expected + journeys.flaky;
const broken = (unit !== 0 && jest.numFailedTests === 0) || (e2e !== 0 && journeys.unexpected === 0) ? 1 : 0;
// What `.ci/run` has checked before counts, too.
const failed = jest.numFailedTests + journeys.unexpected + broken + Number(process.env.STORM_FAILED_CHECKS ?? 0);
if (journeys.skipped > 0)
  console.log(`${journeys.skipped} skipped: they read captured feeds that lie outside this repository`);
if (journeys.flaky > 0) console.log(`${journeys.flaky} of the journeys passed at the second try only`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
