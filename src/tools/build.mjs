import './envFile.mjs';
import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
if (process.argv.includes('--pseudo')) process.env.PSEUDO_WORDS = '1';
const env = { NODE_ENV: 'production' };
process.exit((await run('webpack', ['--mode', 'production'], env)) || (await run('node', ['build/prerender.js'], env)));
