import './envFile.mjs';
import { runAll } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runAll(
  ['webpack', ['--mode', 'production'], { NODE_ENV: 'production' }],
  ['node', ['build/prerender.js'], { NODE_ENV: 'production' }],
);
