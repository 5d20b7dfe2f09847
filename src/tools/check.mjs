import { run } from './command.mjs';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
await run('tsx', ['src/tools/pageTypes.ts']);
const checks = [
  ['eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/']],
  ['tsc', ['--noEmit', '-p', '.']],
  ['prettier', ['--check', '--cache', '--cache-location', '.cache/prettier', '--log-level', 'warn', '.']],
  ['jest', ['__tests__/words.test.ts', '--silent']],
];
const codes = await Promise.all(checks.map(([command, args]) => run(command, args)));
const failed = checks.filter((_, index) => codes[index] !== 0).map(([command]) => command);
console.log(failed.length > 0 ? `check failed: ${failed.join(', ')}` : 'check passed: lint, types, format, words');
process.exit(failed.length > 0 ? 1 : 0);
