import { ensureInstalled } from './install.mjs';
import { buildSites, sitesOf, walk } from './journeys.mjs';

ensureInstalled();
const wanted = process.argv.slice(2);
const sites = sitesOf(wanted);
process.exit((await buildSites(sites)) || (await walk(sites, wanted)));
