import { ensureInstalled } from './install.mjs';
import { buildSites, runPlaywright } from './journeys.mjs';
import { earlierCounts, finish, playwrightCounts, removeReports, reports } from './testReport.mjs';

// The tests tagged @sweep, which open every page in every language or theme. With STORM_JOIN=1, as in `.ci/run`, the last
// line adds the counts of the `npm test` before it.
ensureInstalled();
removeReports('sweep');
const sites = ['site'];
const code =
  (await buildSites(sites)) || (await runPlaywright(sites, ['--grep', '@sweep'], { STORM_REPORT: reports.sweep }));
finish(playwrightCounts('sweep', code), ...(process.env.STORM_JOIN ? [earlierCounts()] : []));
