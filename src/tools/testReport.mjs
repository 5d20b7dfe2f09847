import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = '.cache/reports';
export const reports = {
  jest: `${folder}/jest.json`,
  journeys: `${folder}/journeys.json`,
  sweep: `${folder}/sweep.json`,
  total: `${folder}/total.json`,
};

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Deletes reports of an earlier run: a missing report counts as a failure. */
export function removeReports(...names) {
  mkdirSync(folder, { recursive: true });
  for (const name of names) rmSync(reports[name], { force: true });
}

/** Counts of Jest's report; a failed run without failed tests counts as one failure. */
export function jestCounts(exitCode) {
  const { numPassedTests, numFailedTests } = readJson(reports.jest) ?? { numPassedTests: 0, numFailedTests: 1 };
  return { passed: numPassedTests, failed: Math.max(numFailedTests, exitCode === 0 ? 0 : 1) };
}

/** File and title of all flaky tests in a suite of Playwright's report, nested suites included. */
function flakyIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

/** Counts of a Playwright report; prints what was skipped and what passed on a retry only. */
export function playwrightCounts(name, exitCode) {
  const report = readJson(reports[name]);
  const { expected, unexpected, flaky, skipped } = report?.stats ?? {
    expected: 0,
    unexpected: 1,
    flaky: 0,
    skipped: 0,
  };
  if (skipped > 0) console.log(`${skipped} skipped: their captured feeds are not in ../shared (or in STORM_SHARED)`);
  if (flaky > 0) console.log(`${flaky} passed only on a retry:\n  ${flakyIn(report).join('\n  ')}`);
  return { passed: expected + flaky, failed: Math.max(unexpected, exitCode === 0 ? 0 : 1) };
}

/** The counts that `npm test` has left for the sweep after it; none counts as one failure. */
export const earlierCounts = () => readJson(reports.total) ?? { passed: 0, failed: 1 };

/** Prints the sum in the last line, stores it, and ends the process with 1 if anything failed. */
export function finish(...counts) {
  const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed') };
  writeFileSync(reports.total, JSON.stringify(total));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}
