import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { buildSites, buildsFor, runPlaywright } from './journeys.mjs';

// Jest beside the builds, then the journeys; with --sweep also those that open every page in every language and theme.
// The last line counts the tests, and the failed checks of `.ci/run` as one failure.
const { values: flags } = parseArgs({ options: { sweep: { type: 'boolean' } } });
ensureInstalled();

const reports = '.cache/reports';
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const reportOf = (name) => `${reports}/${name}.json`;
const read = (name) => (existsSync(reportOf(name)) ? JSON.parse(readFileSync(reportOf(name), 'utf8')) : {});

const total = { passed: 0, failed: Number(process.env.STORM_FAILED_CHECKS ?? 0) };
/** A missing report and a failed run without failed tests count as one failure. */
function count(passed = 0, failed = 1, code = 0) {
  total.passed += passed;
  total.failed += Math.max(failed, code === 0 ? 0 : 1);
}

/** Runs journeys; Playwright lists those that passed on a retry only. */
async function runJourneys(name, builds, wanted) {
  const code = await runPlaywright(builds, wanted, { STORM_REPORT: reportOf(name) });
  const { expected, unexpected, flaky = 0, skipped } = read(name).stats ?? {};
  if (skipped > 0) console.log(`${skipped} skipped: their captured feeds are not in ../shared (or in STORM_SHARED)`);
  count((expected ?? 0) + flaky, unexpected, code);
}

const started = Date.now();
const phase = (name) => console.log(`\n[${Math.round((Date.now() - started) / 1000)} s] ${name}`);

phase('Jest, beside the builds');
// At least two workers: with one, a second core would be idle after the builds.
const workers = Math.max(2, cpus().length - 1);
const sites = buildsFor([]);
const [unit, build] = await Promise.all([
  run('jest', [`--maxWorkers=${workers}`, '--json', `--outputFile=${reportOf('jest')}`, '--testLocationInResults']),
  buildSites(sites),
]);
const { numPassedTests, numFailedTests } = read('jest');
count(numPassedTests, numFailedTests, unit);
if (build === 0) {
  phase('Journeys in Chromium');
  await runJourneys('journeys', sites, ['--grep-invert', '@sweep']);
  if (flags.sweep) {
    phase('Every page in every language and theme');
    await runJourneys('sweep', ['site'], ['--grep', '@sweep']);
  }
} else count();
phase('Done');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
