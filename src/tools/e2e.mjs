import { ensureInstalled } from './install.mjs';
import { buildSites, buildsFor, runPlaywright } from './journeys.mjs';

ensureInstalled();
const pseudo = process.argv.includes('--pseudo');
if (pseudo) process.env.PSEUDO_WORDS = '1';
// `test:sweep -- --pseudo` runs the journeys tagged @pseudo, on a build in the pseudo-language.
const wanted = process.argv
  .slice(2)
  .filter((arg) => arg !== '--pseudo')
  .map((arg) => (pseudo && arg === '@sweep' ? '@pseudo' : arg));
const sites = buildsFor(wanted);
process.exit((await buildSites(sites)) || (await runPlaywright(sites, wanted)));
