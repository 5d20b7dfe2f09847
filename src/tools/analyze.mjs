import './envFile.mjs';
import { runAll } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await runAll(['webpack', ['--mode', 'production', '--env', 'analyze'], { NODE_ENV: 'production' }]);
