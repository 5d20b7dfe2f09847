import './envFile.mjs';
import { runAll } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
if (process.argv.includes('--pseudo')) process.env.PSEUDO_WORDS = '1';
await runAll(
  ['webpack', ['--mode', 'production'], { NODE_ENV: 'production' }],
  ['node', ['build/prerender.js'], { NODE_ENV: 'production' }],
);
