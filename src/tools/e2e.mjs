import { ensureInstalled } from './install.mjs';
import { buildSites, buildsFor, runPlaywright } from './journeys.mjs';

ensureInstalled();
const wanted = process.argv.slice(2);
const sites = buildsFor(wanted);
process.exit((await buildSites(sites)) || (await runPlaywright(sites, wanted)));
